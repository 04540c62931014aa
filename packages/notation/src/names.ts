/** What the names of a text stand for. */
import type { Affine } from './affine';
import type { Operator, Reducer, Signature, Span } from './ast';

/** Functions of values that a text may call, and how many values each takes. */
export const FUNCTIONS: Readonly<Partial<Record<Operator, number>>> = {
  exp: 1,
  log: 1,
  sqrt: 1,
  rsqrt: 1,
  tanh: 1,
  logistic: 1,
  erf: 1,
  abs: 1,
  min: 2,
  max: 2,
  select: 3,
  bf16: 1,
  f16: 1,
};

export const REDUCERS: readonly Reducer[] = ['sum', 'mean', 'max', 'min', 'argmax'];

export const isFunction = (name: string): name is Operator => Object.hasOwn(FUNCTIONS, name);
export const isReducer = (name: string): name is Reducer => (REDUCERS as readonly string[]).includes(name);

/**
 * Words that cannot name anything: those of the language, and those that every JavaScript object answers to
 * (names are keys of plain objects).
 */
export const isReserved = (name: string): boolean =>
  isFunction(name) || isReducer(name) || name === 'else' || name === 'inf' || name in Object.prototype;

/** A read whose slot is exactly an index says how far that index runs. */
interface ExtentEvidence {
  readonly extent: Affine;
  /** The tensor that is read. */
  readonly from: string;
  readonly span: Span;
}

/** An index in scope, and what its body has shown about it so far. */
export interface IndexBinding {
  readonly index: string;
  readonly span: Span;
  /** The extent that the text gives it. */
  readonly explicit?: Affine;
  readonly evidence: ExtentEvidence[];
  used: boolean;
}

/** What may be read where a definition stands. */
export interface Names {
  readonly dims: ReadonlySet<string>;
  readonly constants: ReadonlyMap<string, number>;
  /** Shapes of operands and of earlier definitions. */
  readonly tensors: Map<string, readonly Affine[]>;
  /** Names of the definitions not yet made, the current one included. */
  readonly pending: Set<string>;
}

export const namesOf = (signature: Signature, defined: readonly string[]): Names => ({
  dims: new Set(signature.dims),
  constants: new Map(Object.entries(signature.constants ?? {})),
  tensors: new Map(Object.entries(signature.tensors)),
  pending: new Set(defined),
});

/** What a name is, in words; undefined where it is nothing or a tensor with axes. */
export function meaningOf(names: Names, name: string): string | undefined {
  if (names.dims.has(name)) return 'a dim';
  if (names.constants.has(name)) return 'a constant';
  if (names.tensors.get(name)?.length === 0) return 'a scalar';
  return undefined;
}
