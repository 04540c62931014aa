/** What was proved or checked over the reals, as JSON. */
import type { MissingBackend } from './results';
import type {
  BackendSummary,
  CaseResult,
  ClaimResult,
  NetHypothesis,
  ParameterCheck,
  ProbeReport,
  Recognition,
  SelectionCheck,
  Sides,
} from '@gradcert/conformance';
import type { NetOptions } from '@gradcert/spec';

export interface ProveSummary {
  readonly claims: number;
  readonly proved: number;
  readonly sampled: number;
  readonly undecided: number;
  readonly different: number;
  readonly seconds: number;
}

export interface ProveDocument {
  readonly schema: 'gradcert.prove/1';
  readonly query: string;
  readonly interrupted: boolean;
  readonly summary: ProveSummary;
  readonly claims: readonly ClaimResult[];
}

export interface RecognizeDocument {
  readonly schema: 'gradcert.recognize/1';
  /** The text's file, as it was named. */
  readonly file: string;
  /** The one entry that it was compared with. */
  readonly node: string | null;
  /** One for each result of the text's main function. */
  readonly results: readonly Recognition[];
}

export interface NetDocument {
  readonly schema: 'gradcert.net/1';
  readonly net: string;
  readonly batch: number;
  readonly widths: 'literal' | 'reduced';
  /** What the net was derived with. */
  readonly options: NetOptions;
  readonly interrupted: boolean;
  /** How many parameters the net has. */
  readonly parameters: number;
  readonly nodes: readonly {
    readonly parameter: string;
    readonly node: string;
    readonly shape: readonly number[];
  }[];
  readonly lossGradient: {
    readonly checked: number;
    readonly failed: number;
    readonly maxRelativeError: number;
    readonly parameters: readonly ParameterCheck[];
  };
  /** The hypotheses of its nodes on its own activations. */
  readonly hypotheses: readonly NetHypothesis[];
  /** The loss along a random direction of the first input, from either side; null where that was not reached. */
  readonly inputDerivative: Sides | null;
  /** The gradients of the parameters below a pool, with other choices of equal maxima. */
  readonly selections: readonly SelectionCheck[];
  readonly backends: readonly BackendSummary[];
  readonly missing: readonly MissingBackend[];
  /** Every node of the chain on the backend, at the chain's own cotangents. */
  readonly results: readonly CaseResult[];
}

export interface ProbeDocument extends ProbeReport {
  readonly schema: 'gradcert.probe/1';
  readonly probe: string;
  readonly net: string;
  readonly question: string;
  readonly interrupted: boolean;
  readonly seconds: number;
}
