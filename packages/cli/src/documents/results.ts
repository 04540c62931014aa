/** What was run and judged, as JSON. */
import type { ShardHeader } from '../results/header';
import type { Repeats } from '../repeating';
import type { NetDocument, ProveSummary } from './claims';
import type { AccuracyProfile, KnownDeviation, Route } from '@gradcert/backends';
import type { BackendSummary, CaseResult, ClaimResult, RunSummary, Tightness } from '@gradcert/conformance';

/** A backend that was not tried, why, and what to run to get it. */
export interface MissingBackend {
  readonly id: string;
  readonly reason: string;
  readonly install: string;
}

/** A backend that ran, with what its verdicts rest on. */
export interface RunBackend extends BackendSummary {
  /** What its standard grants: the input of every bound. */
  readonly accuracy: AccuracyProfile;
  /** Failures that are expected of it. */
  readonly deviations: readonly KnownDeviation[];
}

/** A known deviation that no case shows any more, or whose query no case has. */
export interface StaleDeviation {
  readonly backend: string;
  readonly deviation: KnownDeviation;
  /** 'passes' where its cases ran and none failed, 'selects nothing' where there are none. */
  readonly why: 'passes' | 'selects nothing';
}

export interface RunDocument {
  readonly schema: 'gradcert.run/1';
  readonly query: string;
  /** Where it is a part of a fleet's run. */
  readonly shard?: ShardHeader;
  /** Ended by Ctrl-C: the results are those so far. */
  readonly interrupted: boolean;
  readonly summary: RunSummary;
  readonly backends: readonly RunBackend[];
  readonly missing: readonly MissingBackend[];
  /** Known deviations that are none any more; each fails the run. */
  readonly stale: readonly StaleDeviation[];
  /** In the order of the plan. */
  readonly results: readonly CaseResult[];
  /** Under --repeat: what several runs showed. */
  readonly repeats?: Repeats;
}

/** What a report's folder holds as report.json. */
export interface ReportDocument {
  readonly schema: 'gradcert.report/1';
  readonly title: string;
  /** When it ran, where the caller said so. */
  readonly date?: string;
  /** Of what, where the caller said so: a commit, a driver's version. */
  readonly revision?: string;
  readonly versions: Readonly<Record<string, string>>;
  readonly interrupted: boolean;
  readonly run: RunSummary;
  readonly proof: ProveSummary;
  readonly backends: readonly RunBackend[];
  readonly missing: readonly MissingBackend[];
  readonly stale: readonly StaleDeviation[];
  readonly results: readonly CaseResult[];
  readonly tightness: readonly Tightness[];
  readonly claims: readonly ClaimResult[];
  readonly nets: readonly NetDocument[];
}

export interface ExportDocument {
  readonly schema: 'gradcert.export/1';
  readonly query: string;
  readonly folder: string;
  readonly route: Route;
  readonly cases: number;
  /** Executions, each with an output to lay beside its inputs. */
  readonly runs: number;
  /** Ids of entries that the query selects and the route has not. */
  readonly left: readonly string[];
}

export interface JudgeDocument {
  readonly schema: 'gradcert.judge/1';
  readonly query: string;
  readonly folder: string;
  readonly route: Route;
  /** What was granted to the outputs. */
  readonly accuracy: { readonly id: string; readonly source: string };
  readonly interrupted: boolean;
  readonly summary: RunSummary;
  readonly results: readonly CaseResult[];
}
