import {
  affineEquals,
  constant,
  floorDivide,
  formatAffine,
  isConstant,
  type Affine,
} from '@gradcert/notation';
import { fail } from '../errors';
import { isOne } from '../shapes';

/** extent / groups, or an error: the quotient must be affine and exact. */
export function groupExtent(extent: Affine, groups: Affine, what: string): Affine {
  if (isOne(groups)) return extent;
  if (affineEquals(extent, groups)) return constant(1);
  const quotient =
    isConstant(groups) && groups.constant >= 1 && extent.constant % groups.constant === 0
      ? floorDivide(extent, groups.constant)
      : multipleOf(extent, groups);
  return (
    quotient ??
    fail(
      `convolution: ${what} extent ${formatAffine(extent)} is not divisible by the group count ${formatAffine(groups)}`,
      'make it a multiple of the group count',
    )
  );
}

/** The constant q with extent = q * groups, where there is one. */
function multipleOf(extent: Affine, groups: Affine): Affine | undefined {
  const name = Object.keys(groups.terms)[0];
  if (name === undefined) return undefined;
  const factor = (extent.terms[name] ?? 0) / groups.terms[name];
  const scaled = Object.fromEntries(Object.entries(groups.terms).map(([n, c]) => [n, c * factor]));
  const isMultiple =
    Number.isInteger(factor) &&
    factor > 0 &&
    affineEquals(extent, { constant: groups.constant * factor, terms: scaled });
  return isMultiple ? constant(factor) : undefined;
}
