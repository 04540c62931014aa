/** Constructors of the syntax tree, for programs that write definitions (the meanings of StableHLO ops). */
import { affine, constant, type AffineLike } from './affine';
import type { Comparison, Definition, Expression, Operator, Range, Reducer, View } from './ast';

export const number = (value: number): Expression => ({ kind: 'number', value });

/** A form of indices and dims as a value. */
export const affineValue = (form: AffineLike): Expression => ({ kind: 'affine', form: affine(form) });

export const read = (tensor: string, indices: readonly AffineLike[], otherwise = 0): Expression => ({
  kind: 'read',
  tensor,
  indices: indices.map(affine),
  otherwise,
});

export const range = (index: string, extent: AffineLike): Range => ({ index, extent: affine(extent) });

/** A reduction; over no ranges a sum, mean, max or min is its body. */
export const reduce = (reducer: Reducer, ranges: readonly Range[], body: Expression): Expression =>
  ranges.length === 0 && reducer !== 'argmax' ? body : { kind: 'reduce', reducer, ranges, body };

export const sum = (ranges: readonly Range[], body: Expression): Expression => reduce('sum', ranges, body);

export const apply = (operator: Operator, ...operands: readonly Expression[]): Expression => ({
  kind: 'apply',
  operator,
  operands,
});

export const power = (base: Expression, exponent: number): Expression => ({ kind: 'power', base, exponent });

export const bracket = (comparison: Comparison, left: AffineLike, right: AffineLike): Expression => ({
  kind: 'bracket',
  comparison,
  left: affine(left),
  right: affine(right),
});

/** [0 <= form < extent] */
export const within = (form: AffineLike, extent: AffineLike): Expression =>
  apply('multiply', bracket('le', constant(0), form), bracket('lt', form, extent));

/** The product of the factors, left to right; 1 for none. */
export const product = (...factors: readonly Expression[]): Expression =>
  factors.length === 0 ? number(1) : factors.reduce((left, right) => apply('multiply', left, right));

export const definition = (name: string, ranges: readonly Range[], body: Expression): Definition => ({
  kind: 'definition',
  name,
  ranges,
  body,
});

export const view = (name: string, source: string, shape: readonly AffineLike[]): View => ({
  kind: 'view',
  name,
  source,
  shape: shape.map(affine),
});
