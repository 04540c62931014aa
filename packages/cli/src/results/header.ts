import type { Route } from '@gradcert/backends';
import type { Profile } from '@gradcert/conformance';
import type { RunBackend } from '../documents';

/** Which part of a fleet's run a file holds. */
export interface ShardHeader {
  readonly kind: string;
  /** Backends that a device of the kind must have. */
  readonly backends: readonly string[];
  /** From 1. */
  readonly index: number;
  readonly of: number;
  /** Digest of who does what; other costs give another. */
  readonly plan: string;
}

/** The first line of a file of results; every other line is a result. */
export interface ResultsHeader {
  readonly schema: 'gradcert.results/1';
  readonly query: string;
  /** The route asked for; null where all were. */
  readonly route: Route | null;
  /** 'standard' where it is not there. */
  readonly profile?: Profile;
  /** Not there where the file is of a whole run. */
  readonly shard?: ShardHeader;
  readonly gradcert: string;
  /** Digests of gradcert's code, of the entries, and of the planned results in their order. */
  readonly code: string;
  readonly spec: string;
  readonly plan: string;
  /** How many results the whole run has. */
  readonly planned: number;
  readonly backends: readonly RunBackend[];
}
