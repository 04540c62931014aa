import type { Statement } from './ast';

/** A tensor in some algebra: one array per lane (real: 1; dual: value, derivative; error bound: value, error, grid). */
export interface TensorValue {
  readonly shape: readonly number[];
  readonly lanes: readonly (Float64Array | Float32Array)[];
}

/** A number system as a set of code templates. (The evaluator fills this in.) */
export interface Algebra {
  readonly name: string;
  readonly lanes: number;
  /** Float data as values of this algebra, exactly (error 0, derivative 0). */
  lift(data: Float64Array | Float32Array, shape: readonly number[]): TensorValue;
}

export interface EvaluateOptions {
  readonly dims: Readonly<Record<string, number>>;
  readonly inputs: Readonly<Record<string, TensorValue>>;
  /** Names to return; the last statement's alone unless given. Intermediates are freed when no longer needed. */
  readonly outputs?: readonly string[];
}

export declare function evaluate(
  statements: readonly Statement[],
  algebra: Algebra,
  options: EvaluateOptions,
): Record<string, TensorValue>;
