import type { Route } from '@gradcert/backends';
import type { RunBackend } from '../documents';

/** The first line of a file of results; every other line is a result. */
export interface ResultsHeader {
  readonly schema: 'gradcert.results/1';
  readonly query: string;
  /** The route asked for; null where all were. */
  readonly route: Route | null;
  readonly gradcert: string;
  /** Digests of gradcert's code, of the entries, and of the planned results in their order. */
  readonly code: string;
  readonly spec: string;
  readonly plan: string;
  /** How many results the whole run has. */
  readonly planned: number;
  readonly backends: readonly RunBackend[];
}
