/** Backends, as JSON. */
import type { CheckOutcome, StepRecord } from '@gradcert/backends';

export interface BackendsDocument {
  readonly schema: 'gradcert.backends/1';
  /** The backend that commands use where none is named. */
  readonly chosen: string;
  readonly why: string;
  readonly backends: readonly {
    readonly id: string;
    readonly title: string;
    readonly available: boolean;
    readonly device: string | null;
    readonly version: string | null;
    readonly software: boolean | null;
    /** What a reader should know about how it was started. */
    readonly note: string | null;
    /** Why it is missing. */
    readonly reason: string | null;
    /** What to run to get it. */
    readonly install: string | null;
  }[];
}

export interface InstallDocument {
  readonly schema: 'gradcert.install/1';
  readonly installation: string;
  readonly steps: readonly StepRecord[];
  /** The backends that it is for, started once. */
  readonly backends: readonly {
    readonly id: string;
    readonly available: boolean;
    readonly device: string | null;
    /** Why it does not start. */
    readonly reason: string | null;
  }[];
  readonly seconds: number;
}

export interface CheckBackendDocument {
  readonly schema: 'gradcert.check-backend/1';
  readonly backend: string;
  readonly outcomes: readonly CheckOutcome[];
}
