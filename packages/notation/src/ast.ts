/** The abstract syntax of index notation. See docs/notation.md for the grammar and its meaning. */
import type { Affine } from './affine';

/** Offsets into the source text: [start, end). */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** An index that runs over 0 <= index < extent. */
export interface Range {
  readonly index: string;
  readonly extent: Affine;
}

export type Comparison = 'lt' | 'le' | 'eq' | 'ne' | 'ge' | 'gt';

/** `argmax` is the row-major ordinal (over the reduction's own ranges) of the FIRST maximum. */
export type Reducer = 'sum' | 'mean' | 'max' | 'min' | 'argmax';

/** Functions of values. A comparison of values is 1 where it holds, else 0. */
export type Operator =
  | 'add'
  | 'subtract'
  | 'multiply'
  | 'divide'
  | 'negate'
  | 'exp'
  | 'log'
  | 'sqrt'
  | 'rsqrt'
  | 'tanh'
  | 'logistic'
  | 'erf'
  | 'abs'
  | 'min'
  | 'max'
  /** select(condition, then, otherwise): then where condition is not 0. */
  | 'select'
  /** Rounding to bfloat16 / float16 and back: the identity over the reals. */
  | 'bf16'
  | 'f16'
  | Comparison;

export type Expression =
  /** A literal or a named constant of the entry (`name` is kept for printing: eps, alpha). May be ±Infinity. */
  | { readonly kind: 'number'; readonly value: number; readonly name?: string }
  /** An affine form of indices and dims, used as a value: `/ (N*h)` has two of them. */
  | { readonly kind: 'affine'; readonly form: Affine }
  /** A tensor's element; outside the tensor it is `otherwise` (0 unless the text says `else`). */
  | {
      readonly kind: 'read';
      readonly tensor: string;
      readonly indices: readonly Affine[];
      readonly otherwise: number;
    }
  | {
      readonly kind: 'reduce';
      readonly reducer: Reducer;
      readonly ranges: readonly Range[];
      readonly body: Expression;
    }
  | {
      readonly kind: 'apply';
      readonly operator: Operator;
      readonly operands: readonly Expression[];
    }
  /** base ** exponent, for an integer exponent. */
  | { readonly kind: 'power'; readonly base: Expression; readonly exponent: number }
  /** Iverson bracket over indices: 1 where `left comparison right`, else 0. */
  | {
      readonly kind: 'bracket';
      readonly comparison: Comparison;
      readonly left: Affine;
      readonly right: Affine;
    };

/** name[ranges] = body */
export interface Definition {
  readonly kind: 'definition';
  readonly name: string;
  readonly ranges: readonly Range[];
  readonly body: Expression;
  /** Where it stands in the source text; absent for definitions made by a program. */
  readonly span?: Span;
}

/** The same elements in row-major order under another shape. */
export interface View {
  readonly kind: 'view';
  readonly name: string;
  readonly source: string;
  readonly shape: readonly Affine[];
}

export type Statement = Definition | View;

/** What a text may refer to. */
export interface Signature {
  /** Names that stand for extents: batch, channels, paddings. */
  readonly dims: readonly string[];
  /** Shape of every tensor that may be read; a rank-0 tensor is read by its bare name. */
  readonly tensors: Readonly<Record<string, readonly Affine[]>>;
  /** Shape of tensors that the text defines, where known beforehand: their indices take their extents from it. */
  readonly results?: Readonly<Record<string, readonly Affine[]>>;
  /** Named real constants (eps, alpha). */
  readonly constants?: Readonly<Record<string, number>>;
}
