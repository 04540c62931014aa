/**
 * The intermediate representation of an emitted module: functions of SSA values.
 * Extents and paddings are affine forms, so that one module stands for every shape;
 * printing and execution need `bindDims` first, which makes every extent a number.
 */
import type { Affine, Expression, Span } from '@gradcert/notation';

export type ElementType = 'f32' | 'f64' | 'bf16' | 'f16' | 'i1' | 'i32' | 'i64';

export interface TensorType {
  readonly shape: readonly Affine[];
  readonly element: ElementType;
}

/** Why nothing can be said of a value, and where in the text that begins. */
export interface Outside {
  readonly reason: string;
  readonly line: number;
  readonly column: number;
}

/** An SSA value: an argument of a function or region, or the result of an operation. */
export interface Value {
  readonly type: TensorType;
  /** Name without `%`; given by the parser or by the author, else chosen by the printer. */
  name?: string;
  /**
   * Set where the value's type, or an operation that it comes from, has no place in this representation: no
   * operation of a body reads or defines such a value, and its type means nothing.
   */
  readonly outside?: Outside;
}

export interface Region {
  readonly arguments: readonly Value[];
  readonly body: readonly Operation[];
  /** Operands of the region's `stablehlo.return`. */
  readonly results: readonly Value[];
}

/** Window attributes of one spatial axis. */
export interface WindowAxis {
  readonly stride: number;
  readonly padding: readonly [low: Affine, high: Affine];
  readonly lhsDilation: number;
  readonly rhsDilation: number;
  readonly reversal: boolean;
}

export interface DimensionNumbers {
  readonly inputBatch: number;
  readonly inputFeature: number;
  readonly inputSpatial: readonly number[];
  readonly kernelInputFeature: number;
  readonly kernelOutputFeature: number;
  readonly kernelSpatial: readonly number[];
  readonly outputBatch: number;
  readonly outputFeature: number;
  readonly outputSpatial: readonly number[];
}

/** Attributes by op kind. An op kind's file says what each means and checks it. */
export interface Attributes {
  constant: {
    /** Splat value (a number, or an expression of dims such as N*h*w), or one literal per element. */
    readonly value: number | Expression | readonly number[];
    /** The literal as the text had it, kept so that printing is stable. */
    readonly literal?: string;
  };
  convolution: {
    readonly dimensionNumbers: DimensionNumbers;
    readonly window: readonly WindowAxis[];
    readonly featureGroupCount: Affine;
    readonly batchGroupCount: Affine;
    readonly precision?: readonly string[];
  };
  dot_general: {
    readonly lhsBatching: readonly number[];
    readonly rhsBatching: readonly number[];
    readonly lhsContracting: readonly number[];
    readonly rhsContracting: readonly number[];
    readonly precision?: readonly string[];
  };
  broadcast_in_dim: { readonly dimensions: readonly number[] };
  transpose: { readonly permutation: readonly number[] };
  reverse: { readonly dimensions: readonly number[] };
  slice: {
    readonly start: readonly Affine[];
    readonly limit: readonly Affine[];
    readonly strides: readonly number[];
  };
  pad: {
    readonly low: readonly Affine[];
    readonly high: readonly Affine[];
    readonly interior: readonly number[];
  };
  concatenate: { readonly dimension: number };
  compare: {
    readonly direction: 'EQ' | 'NE' | 'GE' | 'GT' | 'LE' | 'LT';
    readonly compareType?: string;
  };
  /** Operands: inputs then initial values. One region. */
  reduce: { readonly dimensions: readonly number[] };
  reduce_window: {
    readonly windowDimensions: readonly number[];
    readonly windowStrides: readonly number[];
    readonly baseDilations: readonly number[];
    readonly windowDilations: readonly number[];
    readonly padding: readonly (readonly [low: Affine, high: Affine])[];
  };
  /** Operands: operand, source, initial value. Regions: select, scatter. */
  select_and_scatter: {
    readonly windowDimensions: readonly number[];
    readonly windowStrides: readonly number[];
    readonly padding: readonly (readonly [low: Affine, high: Affine])[];
  };
  all_reduce: { readonly replicaGroups: readonly (readonly number[])[] };
  none: Readonly<Record<string, never>>;
}

/** Op kinds that need no attributes. */
export type PlainKind =
  | 'abs'
  | 'add'
  | 'and'
  | 'convert'
  | 'divide'
  | 'exponential'
  | 'log'
  | 'logistic'
  | 'maximum'
  | 'minimum'
  | 'multiply'
  | 'negate'
  | 'not'
  | 'or'
  | 'reshape'
  | 'rsqrt'
  | 'select'
  | 'sqrt'
  | 'subtract'
  | 'tanh';

export type OpKind = Exclude<keyof Attributes, 'none'> | PlainKind;

export type AttributesOf<K extends OpKind> = K extends keyof Attributes ? Attributes[K] : Attributes['none'];

/** One operation of a kind, which is the name without `stablehlo.`. */
export interface OperationOf<K extends OpKind> {
  readonly kind: K;
  readonly operands: readonly Value[];
  readonly attributes: AttributesOf<K>;
  readonly regions: readonly Region[];
  readonly results: readonly Value[];
  /** Where it stands in the parsed text. */
  readonly span?: Span;
}

export type Operation = { [K in OpKind]: OperationOf<K> }[OpKind];

export interface Func {
  readonly name: string;
  readonly arguments: readonly Value[];
  readonly body: readonly Operation[];
  readonly results: readonly Value[];
}

export interface Module {
  readonly name?: string;
  readonly functions: readonly Func[];
}
