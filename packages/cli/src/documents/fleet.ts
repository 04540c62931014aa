/** Runs that are cut into shards, as JSON. */
import type { Route } from '@gradcert/backends';
import type { Profile, RunSummary } from '@gradcert/conformance';
import type { RunBackend, StaleDeviation } from './results';

export interface PlanDocument {
  readonly schema: 'gradcert.plan/1';
  readonly query: string;
  readonly profile: Profile;
  /** The file of measured costs; null where all are estimates. */
  readonly costs: string | null;
  readonly kinds: readonly {
    readonly kind: string;
    readonly backends: readonly string[];
    readonly cases: number;
    /** Digest of who does what; it stands in the results of every shard. */
    readonly plan: string;
    readonly shards: readonly {
      /** As `run --shard` takes it: '2/4'. */
      readonly shard: string;
      readonly cases: number;
      /** What the shard is expected to take. */
      readonly seconds: number;
      readonly caseIds: readonly string[];
    }[];
  }[];
}

/** A result that no shard has. */
export interface MissingResult {
  readonly kind: string;
  readonly backend: string;
  readonly route: Route;
  readonly case: string;
}

/** A case that came out otherwise in another attempt on the same device and driver. */
export interface Disagreement extends MissingResult {
  readonly device: string;
  readonly verdicts: readonly { readonly file: string; readonly verdict: string; readonly message: string }[];
}

export interface MergeDocument {
  readonly schema: 'gradcert.merge/1';
  readonly query: string;
  readonly profile: Profile;
  readonly files: readonly {
    readonly file: string;
    readonly kind: string;
    /** '2/4'; null where it is a whole run. */
    readonly shard: string | null;
    readonly results: number;
    /** Whether its run was ended before it had all its results. */
    readonly partial: boolean;
  }[];
  readonly summary: RunSummary;
  /** One for each backend, kind, device and version; the id is what results name. */
  readonly backends: readonly (RunBackend & { readonly kind: string })[];
  readonly missing: readonly MissingResult[];
  /** Shards of which there is no file. */
  readonly absent: readonly { readonly kind: string; readonly shard: string }[];
  readonly disagreements: readonly Disagreement[];
  /** Results that a later attempt gave again, alike. */
  readonly repeated: number;
  readonly stale: readonly StaleDeviation[];
  /** The report's page; null where none was asked for. */
  readonly report: string | null;
  /** The folder that it was published as; null where it was not. */
  readonly published: string | null;
}

export interface FleetDocument {
  readonly schema: 'gradcert.fleet/1';
  /** Whether nothing was written. */
  readonly check: boolean;
  /** Files that were written, or under --check would be. */
  readonly changed: readonly string[];
  readonly unchanged: number;
}
