/**
 * A number system ("algebra") as a set of templates in the language of kernels (../kernel/language.ts), float64
 * throughout. The compiler in ../compile writes
 * the loops and the index arithmetic once; an algebra says what a number is (one or more lanes) and what each
 * operation emits.
 */
import type { Operator, Reducer } from '../ast';
import type { LibraryFunction } from '../kernel/language';

/** A tensor in some algebra: one row-major array per lane (real: 1; dual: value, derivative; error bound: value, error, grid). */
export interface TensorValue {
  readonly shape: readonly number[];
  readonly lanes: readonly (Float64Array | Float32Array)[];
  /** By lane: the literal that all its elements are, where that is known. Code that reads it is simpler. */
  readonly literals?: readonly (string | undefined)[];
}

/** A value in generated code: one expression per lane, each a name or a literal. */
export type Lanes = readonly string[];

/** What a template may do to the code around it. */
export interface Emitter {
  /** Names a pure expression of earlier names (equal expressions share a name); returns the name. */
  bind(expression: string): string;
  /** Appends a statement at the present place. */
  line(statement: string): void;
  /** A name that nothing else has. */
  fresh(): string;
  /** The name of an array of float32 for the templates' own use. */
  scratch(length: number): string;
}

/** A reduction in progress: made before its loops, stepped in the innermost one, read after them. */
export interface Accumulator {
  /** Whether `step` looks at ordinals. */
  readonly ordinals?: boolean;
  /** @param ordinal row-major ordinal of the term over the reduction's own ranges (a float64 expression). */
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
  readonly library: Readonly<Record<string, LibraryFunction>>;
  /** Float data as values of this algebra (error 0, derivative 0). */
  lift(data: ArrayLike<number>, shape: readonly number[]): TensorValue;
  /** A real constant. */
  number(value: number): Lanes;
  /** An integer, given as a float64 expression. */
  integer(emitter: Emitter, expression: string): Lanes;
  apply(emitter: Emitter, operator: Operator, operands: readonly Lanes[]): Lanes;
  /** @param count number of terms over the full ranges (the divisor of a mean), a float64 expression. */
  accumulate(emitter: Emitter, reducer: Reducer, count: string): Accumulator;
}

const LITERAL = /^(?:\d[\w.+-]*|Infinity|NaN|\(-[\w.+-]+\))$/;

/** Is a lane of generated code a literal (and no name)? */
export const isLiteral = (lane: string): boolean => LITERAL.test(lane);

/** A literal that may stand anywhere in an expression. */
export function literal(value: number): string {
  if (Number.isNaN(value)) return 'NaN';
  if (!Number.isFinite(value)) return value > 0 ? 'Infinity' : '(-Infinity)';
  return value < 0 || Object.is(value, -0) ? `(-${String(-value)})` : String(value);
}
