/** What the page and its worker say to each other. */
import type { BackendSummary, Case, CaseResult } from '@gradcert/conformance';

/** From the page: the cases to run, in this order. */
export interface RunRequest {
  readonly cases: readonly Case[];
}

export type WorkerMessage =
  | { readonly kind: 'started'; readonly backend: BackendSummary }
  | { readonly kind: 'result'; readonly result: CaseResult }
  | { readonly kind: 'done'; readonly seconds: number }
  /** Nothing ran: the message is for readers. */
  | { readonly kind: 'unavailable'; readonly reason: string }
  /** A mistake of this program. */
  | { readonly kind: 'broke'; readonly reason: string };
