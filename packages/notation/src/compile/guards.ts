/**
 * Guards: where a product is zero because of indices alone.
 *
 * A product (or quotient) with a factor (or numerator) that is a bracket that does not hold, or a read
 * outside its tensor whose value there is 0, is exactly 0, whatever its other factors are: they are not
 * evaluated. So a sum may skip such terms, and loops run over the rest only.
 */
import { addScaled, affineKey, type Affine } from '../affine';
import type { Comparison, Expression, Operator } from '../ast';

/** What must hold for a product not to vanish. */
export interface Guard {
  /** The form is >= 0, or (for `[a != b]` only) is not 0. */
  readonly relation: 'nonnegative' | 'nonzero';
  readonly form: Affine;
}

/** A string that guards share exactly if they say the same. */
export const guardKey = ({ relation, form }: Guard): string =>
  relation === 'nonzero' ? `${affineKey(form)}!=0` : affineKey(form);

type Shapes = (tensor: string) => readonly number[];

const nonnegative = (form: Affine): Guard => ({ relation: 'nonnegative', form });

const shifted = (form: Affine, by: number): Affine => ({
  constant: form.constant + by,
  terms: form.terms,
});

/** The guards of `left comparison right` over integers. */
export function bracketGuards(comparison: Comparison, left: Affine, right: Affine): Guard[] {
  const difference = addScaled(left, right, -1);
  const negated = addScaled(right, left, -1);
  switch (comparison) {
    case 'le':
      return [nonnegative(negated)];
    case 'lt':
      return [nonnegative(shifted(negated, -1))];
    case 'ge':
      return [nonnegative(difference)];
    case 'gt':
      return [nonnegative(shifted(difference, -1))];
    case 'eq':
      return [nonnegative(difference), nonnegative(negated)];
    case 'ne':
      return [{ relation: 'nonzero', form: difference }];
    default:
      return comparison satisfies never;
  }
}

/** 0 <= index < extent on every axis. */
export function readGuards(indices: readonly Affine[], shape: readonly number[]): Guard[] {
  return indices.flatMap((index, axis) => [
    nonnegative(index),
    nonnegative(shifted(addScaled(0, index, -1), (shape[axis] ?? 0) - 1)),
  ]);
}

/** Operators that are 0 where their first operand is (a quotient also over a divisor of 0: it is not evaluated). */
const KEEPS_ZERO: ReadonlySet<Operator> = new Set<Operator>(['divide', 'negate', 'abs', 'bf16', 'f16']);

/** Guards outside of which the expression is 0 by indices alone. */
export function guardsOf(expression: Expression, shapes: Shapes): Guard[] {
  switch (expression.kind) {
    case 'bracket':
      return bracketGuards(expression.comparison, expression.left, expression.right);
    case 'read':
      return expression.otherwise === 0 ? readGuards(expression.indices, shapes(expression.tensor)) : [];
    case 'power':
      return expression.exponent > 0 ? guardsOf(expression.base, shapes) : [];
    case 'reduce':
      return expression.reducer === 'sum' || expression.reducer === 'mean'
        ? guardsOf(expression.body, shapes)
        : [];
    case 'apply':
      if (expression.operator === 'multiply') {
        return expression.operands.flatMap((operand) => guardsOf(operand, shapes));
      }
      return KEEPS_ZERO.has(expression.operator) ? guardsOf(expression.operands[0], shapes) : [];
    case 'number':
    case 'affine':
      return [];
    default:
      return expression satisfies never;
  }
}
