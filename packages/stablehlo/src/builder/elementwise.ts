import { affine, affineValue, number, product, type AffineLike, type Expression } from '@gradcert/notation';
import type { Attributes, ElementType, PlainKind } from '../ir';
import { apply, type Tensor } from './tensor';

/** A splat constant: a number, or an expression of dims (see `dimProduct`). */
export const constant = (
  value: number | Expression,
  shape: readonly AffineLike[] = [],
  element: ElementType = 'f32',
): Tensor => apply('constant', [], { value }, { declared: { shape: shape.map(affine), element } });

/** The product of extents as a constant's value: N*h*w. */
export const dimProduct = (...forms: readonly AffineLike[]): Expression =>
  forms.length === 0 ? number(1) : product(...forms.map(affineValue));

const binary =
  (kind: PlainKind) =>
  (left: Tensor, right: Tensor): Tensor =>
    apply(kind, [left, right], {});

const unary =
  (kind: PlainKind) =>
  (operand: Tensor): Tensor =>
    apply(kind, [operand], {});

export const add = binary('add');
export const subtract = binary('subtract');
export const multiply = binary('multiply');
export const divide = binary('divide');
export const maximum = binary('maximum');
export const minimum = binary('minimum');
export const and = binary('and');
export const or = binary('or');

export const not = unary('not');
export const negate = unary('negate');
export const abs = unary('abs');
export const exponential = unary('exponential');
export const log = unary('log');
export const sqrt = unary('sqrt');
export const rsqrt = unary('rsqrt');
export const tanh = unary('tanh');
export const logistic = unary('logistic');

/** An i1 tensor: 1 where `left direction right`. */
export const compare = (left: Tensor, right: Tensor, direction: Attributes['compare']['direction']): Tensor =>
  apply('compare', [left, right], { direction });

/** onTrue where the predicate (rank 0, or of the values' shape) holds, else onFalse. */
export const select = (predicate: Tensor, onTrue: Tensor, onFalse: Tensor): Tensor =>
  apply('select', [predicate, onTrue, onFalse], {});

export const convert = (operand: Tensor, element: ElementType): Tensor => operand.convert(element);
