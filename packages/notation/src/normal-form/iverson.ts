import { subtract, type Affine } from '../affine';
import type { Comparison } from '../ast';
import { bracketsSum, constantSum, subtractSums, type Sum } from './term';

/** An Iverson bracket over integers. */
export function iverson(comparison: Comparison, left: Affine, right: Affine): Sum {
  const difference = subtract(left, right);
  const opposite = subtract(right, left);
  switch (comparison) {
    case 'ge':
      return bracketsSum([difference]);
    case 'gt':
      return bracketsSum([{ ...difference, constant: difference.constant - 1 }]);
    case 'le':
      return bracketsSum([opposite]);
    case 'lt':
      return bracketsSum([{ ...opposite, constant: opposite.constant - 1 }]);
    case 'eq':
      return bracketsSum([], [difference]);
    case 'ne':
      return subtractSums(constantSum(1), bracketsSum([], [difference]));
    default:
      return comparison satisfies never;
  }
}
