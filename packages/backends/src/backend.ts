/**
 * The one interface to anything that computes: a TensorFlow.js backend, XLA, IREE, the software
 * reference, or a user's own. A backend runs in a worker process of its own (see worker.ts), so
 * everything that crosses this interface is plain data.
 */

import type { Installation } from './install/installation';

/** How the answer was obtained: from the emitted StableHLO text, or from the framework's own gradient kernel. */
export type Route = 'emitted' | 'native';

export type ArrayType = 'f32' | 'f64' | 'i32' | 'i1' | 'bf16';

/** A dense row-major array. bf16 values travel as float32 numbers that bfloat16 can hold. */
export interface DenseArray {
  readonly type: ArrayType;
  readonly shape: readonly number[];
  readonly data: Float32Array | Float64Array | Int32Array | Uint8Array;
}

/** What ran: named in every report. */
export interface DeviceDescription {
  /** Backend id: `tfjs-webgpu`. */
  readonly backend: string;
  /** Adapter or device, as it names itself. */
  readonly device: string;
  /** Versions of the framework and of what lies under it. */
  readonly version: string;
  /** True where a GPU interface is served by software (SwiftShader, llvmpipe) or the device is a CPU. */
  readonly software: boolean;
  /** What a reader should know about how it was started: which driver was picked, and why. */
  readonly note?: string;
}

/** How exactly a backend's standard promises that float32 functions are computed; the input of the error bound. */
export interface AccuracyProfile {
  readonly id: string;
  /** The standard or manual that promises it, with its section. */
  readonly source: string;
  /** Subnormal operands or results may be flushed to zero. */
  readonly flushToZero: boolean;
  /** A NaN stays one in every operation that reads it; where that is not promised nothing is claimed of NaNs. */
  readonly propagatesNaN?: true;
  /** Which neighbour a correctly rounded operation may return: 'nearest' (IEEE 754) unless the standard leaves it open. */
  readonly rounding?: 'nearest' | 'either';
  /** Largest error of each function in units in the last place (1 ULP <= 2^-23 |v|): a constant, or a + b*|x|. */
  readonly ulp: {
    readonly divide: number;
    readonly sqrt: number;
    readonly rsqrt: number;
    readonly exp: { readonly constant: number; readonly perMagnitude: number };
    readonly log: number;
    readonly tanh: number;
    readonly logistic: number;
    readonly erf: number;
  };
  /** Absolute errors promised instead of, or beside, relative ones. */
  readonly absolute?: {
    readonly log?: number;
    readonly tanh?: number;
    readonly exp?: number;
    readonly erf?: number;
    readonly logistic?: number;
  };
}

/** Run a function of StableHLO text. */
export interface EmittedRequest {
  readonly route: 'emitted';
  readonly text: string;
  readonly inputs: readonly DenseArray[];
}

/** Run the framework's own gradient (or forward) of an op; operands by name, as the op's entry names them. */
export interface NativeRequest {
  readonly route: 'native';
  /** Op id in the spec: `conv`. */
  readonly op: string;
  /** Operand to differentiate in; absent for the op's forward. */
  readonly argument?: string;
  readonly operands: Readonly<Record<string, DenseArray>>;
  /** Cotangent of the op's result; absent for the forward. */
  readonly cotangent?: DenseArray;
  /** Values of the op's dims (N, C, ph ...) and constants (eps ...). */
  readonly dims: Readonly<Record<string, number>>;
  readonly constants: Readonly<Record<string, number>>;
}

export type ExecutionRequest = EmittedRequest | NativeRequest;

export interface ExecutionResult {
  readonly outputs: readonly DenseArray[];
  readonly kernels: {
    /** Kernels that ran on the device. */
    readonly device: number;
    /** Kernels that silently ran elsewhere (a CPU fallback): any of them fails the case. */
    readonly fallback: number;
    /** Names of the kernels that fell back. */
    readonly fallbackNames: readonly string[];
  };
}

/** Thrown (and carried across the process border) where a backend lacks a kernel or an op: unsupported, not failed. */
export class UnsupportedError extends Error {
  override readonly name = 'UnsupportedError';
}

/** By its name: a user's backend need not import this package, and may throw a class of its own. */
export const isUnsupported = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'UnsupportedError';

/** A backend, inside its worker process. */
export interface Backend {
  describe(): Promise<DeviceDescription>;
  /** @throws UnsupportedError where the request needs what this backend lacks. */
  execute(request: ExecutionRequest): Promise<ExecutionResult>;
  /** Resolves with the reason once the device is gone; a request under way fails with it, the next starts the process anew. */
  readonly lost?: Promise<string>;
  dispose(): Promise<void>;
}

/** A parser and verifier of StableHLO text that is not ours. */
export interface TextVerifier {
  /** For each text what is wrong with it, or null. */
  verify(texts: readonly string[]): Promise<readonly (string | null)[]>;
  close(): Promise<void>;
}

/** Something not ours that computes what a text says, in the types that the text has. */
export interface TextEvaluator {
  /**
   * @param inputs of every replica in turn; of the one, where there is one
   * @returns the first result of every replica
   * @throws Error where it cannot; one that ended on a text takes the next one all the same.
   */
  readonly evaluate: (
    text: string,
    inputs: readonly (readonly DenseArray[])[],
  ) => Promise<readonly DenseArray[]>;
  close(): Promise<void>;
}

/** An evaluator that a backend has. */
export interface EvaluatorDefinition {
  /** For a reader: 'XLA', "the reference interpreter of StableHLO". */
  readonly title: string;
  /** Does it run a text on several replicas at once, each a device of its own? */
  readonly replicates: boolean;
  /** @throws Error with the reason where it cannot start. */
  open(replicas: number): Promise<TextEvaluator>;
}

/** Whether a backend can start on this machine. */
export type Availability =
  | { readonly available: true; readonly description: DeviceDescription }
  | { readonly available: false; readonly reason: string; readonly install: string };

/** A known deviation of a backend: cases that fail for a reason that is the backend's. */
export interface KnownDeviation {
  /** A query, `node:layer:case`. */
  readonly cases: string;
  readonly route: Route;
  /** Where the cases end in an error instead of a wrong result: what its message holds. */
  readonly error?: string;
  /** Checks of the interface that fail for it as well. */
  readonly checks?: readonly string[];
  /** What the backend does instead. */
  readonly reason: string;
  /** Where that is documented, or its source. */
  readonly link: string;
}

/** A backend's declaration: one file in packages/backends/src/<id>/ exports it as default. */
export interface BackendDefinition {
  readonly id: string;
  readonly title: string;
  readonly routes: readonly Route[];
  /** Op ids (with argument) that the native route covers: `conv:W`. */
  readonly native: readonly string[];
  readonly accuracy: AccuracyProfile;
  /** Failures that are known; one that no case shows any more is stale, and fails a run. */
  readonly deviations?: readonly KnownDeviation[];
  /** Rank in the default choice; higher is preferred. GPU adapters that are hardware come before all software ones. */
  readonly preference: number;
  /** What speaks for it: the reason that a report gives where it was the default. */
  readonly merit: string;
  /** What to run where it is missing; installCommand of its installation, where it has one. */
  readonly install: string;
  /** What `gradcert backends install` does for it. */
  readonly installation?: Installation;
  /** Its own parser and verifier of StableHLO text, where it has one. @throws Error with the reason where it cannot start. */
  verifier?(): Promise<TextVerifier>;
  /** What else can say what a text computes: a second opinion on our own meaning of it. */
  readonly evaluators?: readonly EvaluatorDefinition[];
  /** Starts it in this process. @throws Error with the reason where it cannot start. */
  start(): Promise<Backend>;
}
