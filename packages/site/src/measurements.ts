/** Results of runs on backends, as a report holds them. */
import type { BackendSummary, CaseResult } from '@gradcert/conformance';

export interface Measurements {
  /** When the report was written, as an ISO date; absent where it does not say. */
  readonly date?: string;
  readonly backends: readonly BackendSummary[];
  readonly results: readonly CaseResult[];
}
