/**
 * A number system ("algebra") as a set of templates of JavaScript source. The compiler in ../compile writes
 * the loops and the index arithmetic once; an algebra says what a number is (one or more lanes) and what each
 * operation emits.
 */
import type { Operator, Reducer } from '../ast';

/** A tensor in some algebra: one row-major array per lane (real: 1; dual: value, derivative; error bound: value, error, grid). */
export interface TensorValue {
  readonly shape: readonly number[];
  readonly lanes: readonly (Float64Array | Float32Array)[];
}

/** A value in generated code: one JavaScript expression per lane, each a name or a literal. */
export type Lanes = readonly string[];

/** What a template may do to the code around it. */
export interface Emitter {
  /** Names a pure expression of earlier names (equal expressions share a name); returns the name. */
  bind(expression: string): string;
  /** Appends a statement at the present place. */
  line(statement: string): void;
  /** A name that nothing else has. */
  fresh(): string;
  /** Appends a statement at the function's start, before all loops: for scratch memory. */
  prologue(statement: string): void;
}

/** A reduction in progress: made before its loops, stepped in the innermost one, read after them. */
export interface Accumulator {
  /** Whether `step` looks at ordinals. */
  readonly ordinals?: boolean;
  /** @param ordinal row-major ordinal of the term over the reduction's own ranges (an integer expression). */
  step(term: Lanes, ordinal: string): void;
  /** Adds left * right where the algebra does that in one operation; used instead of `step` for sums of products. */
  multiplyStep?(left: Lanes, right: Lanes): void;
  result(): Lanes;
}

export interface Algebra {
  /** Names the templates, parameters included: equal names mean equal templates (part of the cache key). */
  readonly name: string;
  readonly lanes: number;
  readonly storage: 'float64' | 'float32';
  /** Functions that the templates call, by the name under which they call them. */
  readonly library: Readonly<Record<string, (...values: number[]) => number>>;
  /** Float data as values of this algebra (error 0, derivative 0). */
  lift(data: ArrayLike<number>, shape: readonly number[]): TensorValue;
  /** A real constant. */
  number(value: number): Lanes;
  /** An integer, given as a JavaScript expression of index variables. */
  integer(emitter: Emitter, expression: string): Lanes;
  apply(emitter: Emitter, operator: Operator, operands: readonly Lanes[]): Lanes;
  /** @param count number of terms over the full ranges (the divisor of a mean), an integer expression. */
  accumulate(emitter: Emitter, reducer: Reducer, count: string): Accumulator;
}

/** A JavaScript literal that may stand anywhere in an expression. */
export function literal(value: number): string {
  if (Number.isNaN(value)) return 'NaN';
  if (!Number.isFinite(value)) return value > 0 ? 'Infinity' : '(-Infinity)';
  return value < 0 || Object.is(value, -0) ? `(-${String(-value)})` : String(value);
}
