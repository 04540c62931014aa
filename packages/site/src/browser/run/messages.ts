/** What the page and its worker say to each other. */
import type { AccuracyProfile, KnownDeviation } from '@gradcert/backends';
import type { BackendSummary, Case, CaseResult } from '@gradcert/conformance';

/** From the page: the cases to run, in this order. */
export interface RunRequest {
  readonly cases: readonly Case[];
}

/** What runs the cases, with what its verdicts rest on. */
export interface RunningBackend extends BackendSummary {
  readonly accuracy: AccuracyProfile;
  readonly deviations: readonly KnownDeviation[];
}

export type WorkerMessage =
  | { readonly kind: 'started'; readonly backend: RunningBackend }
  | { readonly kind: 'result'; readonly result: CaseResult }
  | { readonly kind: 'done'; readonly seconds: number }
  /** Nothing ran: the message is for readers. */
  | { readonly kind: 'unavailable'; readonly reason: string }
  /** A mistake of this program. */
  | { readonly kind: 'broke'; readonly reason: string };
