/** What a case is and what came of it: the words of reports, JSON, JUnit and pages. */
import type { DeviceDescription, Route } from '@gradcert/backends';

/** Layers that need no backend; `prove` runs them. */
export type ProofLayer = 'denotation' | 'text' | 'meaning' | 'hypotheses' | 'replicas';
/** Layers that judge one output, or the same again, on the data of a recipe. */
export type DataLayer = 'exact' | 'mantissa' | 'bounded' | 'repeat';
/** Layers that judge a backend's outputs; `run` runs them. */
export type RunLayer = DataLayer | 'laws';
export type Layer = ProofLayer | RunLayer | 'loss-gradient';

/** One generated case. Its id is `entry:layer:name`; its data follow from the id alone. */
export interface Case {
  readonly id: string;
  readonly entry: string;
  readonly layer: RunLayer;
  readonly name: string;
  /** Values of the entry's primary dims. */
  readonly dims: Readonly<Record<string, number>>;
  /** Data recipe, by its name in recipes/, and its variant ('' where it has none); of a law, its name. */
  readonly recipe: string;
  readonly variant: string;
  /** 'quick': at the entry's representative shape; the default on adapters that are software. */
  readonly depth: 'quick' | 'full';
  /** Why this shape: 'distinct', 'degenerate', 'literal mnist-cnn' ... */
  readonly reason: string;
  /** The oracle is evaluated at sampled elements of the result alone: at the sizes of nets. */
  readonly sampled?: true;
  /** Multiply-adds of the denotation at this shape. */
  readonly cost: number;
}

/**
 * passed: inside its bound. failed: a claim is refuted. expected-failure: refuted, as the backend's list of known
 * deviations says with a reason. unsupported: the backend lacks a kernel.
 * error: the backend crashed, hung or answered garbage (counts as failed in summaries).
 */
export type Verdict = 'passed' | 'failed' | 'expected-failure' | 'unsupported' | 'error';

/** The first wrong element. */
export interface Deviation {
  /** Name and index of each axis: 'o=1, c=0, p=2, q=0'. */
  readonly index: readonly { readonly name: string; readonly value: number }[];
  readonly got: number;
  readonly expected: number;
  readonly bound: number;
  /** Error in units in the last place of the expected float32 value. */
  readonly ulps: number;
  /** How many elements are wrong, of how many that were judged. */
  readonly wrong: number;
  readonly total: number;
}

export interface CaseResult {
  readonly node: string;
  readonly layer: Layer;
  readonly case: string;
  readonly route: Route;
  readonly backend: string;
  readonly verdict: Verdict;
  /** Largest |got - expected|. */
  readonly error: number | null;
  /** The bound at that element. */
  readonly bound: number | null;
  /** Largest error / bound over elements with a bound that is not 0 (0 where all are exact). */
  readonly tightness: number | null;
  /** One line: what is claimed, or what went wrong. */
  readonly message: string;
  readonly deviation?: Deviation;
  /** What a wrong result looks like: 'behaves as if ...', or which elements are wrong and how. */
  readonly diagnosis?: string;
  readonly kernels?: { readonly device: number; readonly fallback: number };
  /** The command that decides it again, where that is not `gradcert run`. */
  readonly again?: string;
  readonly milliseconds: number;
}

export interface BackendSummary extends DeviceDescription {
  readonly id: string;
}

export type ClaimVerdict = 'proved' | 'sampled' | 'undecided' | 'different';

/** A claim that needs no backend. */
export interface ClaimResult {
  readonly node: string;
  readonly layer: ProofLayer;
  readonly verdict: ClaimVerdict;
  /** How it was decided: 'prime field', 'dual numbers', 'printed and parsed again', 'float64 and prime field at 4 shapes'. */
  readonly how: string;
  /** What is wrong, with the witness, where it is not proved. */
  readonly reason?: string;
  readonly ms: number;
}
