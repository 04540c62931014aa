/** Operators applied to normal forms. */
import type { Operator } from '../ast';
import type { Functions } from './functions';
import { addSums, negateSum, subtractSums, type Sum } from './term';
import { Undecidable } from './undecidable';

/** The operands of an operator, by position. */
export interface Operands {
  readonly plain: (position: number) => Sum;
  /** Simplified, for functions that look at the form. */
  readonly settled: (position: number) => Sum;
  /** Whether it is 0 or 1 everywhere. */
  readonly isFlag: (position: number) => boolean;
}

/**
 * 0 times infinity has no value, whatever cancels in the terms: products of infinite values are refused.
 * @throws Undecidable
 */
export function finite(sum: Sum, functions: Functions): Sum {
  if (!functions.mayBeInfinite(sum)) return sum;
  throw new Undecidable(
    'a product or quotient of a value that may be infinite, such as the padding of a maximum',
  );
}

/** Nor has infinity minus infinity. */
function finiteTogether(left: Sum, right: Sum, functions: Functions): [Sum, Sum] {
  if (!functions.mayBeInfinite(left) || !functions.mayBeInfinite(right)) return [left, right];
  throw new Undecidable('a sum of two values that may be infinite, such as the padding of a maximum');
}

/** @throws Undecidable where a value may be infinite that must not be */
export function applyOperator(
  operator: Operator,
  functions: Functions,
  { plain, settled, isFlag }: Operands,
): Sum {
  switch (operator) {
    case 'add':
      return addSums(...finiteTogether(plain(0), plain(1), functions));
    case 'subtract': {
      const [a, b] = finiteTogether(plain(0), plain(1), functions);
      return subtractSums(a, b);
    }
    case 'multiply':
      return functions.product(finite(plain(0), functions), finite(plain(1), functions));
    case 'divide':
      return functions.product(
        finite(plain(0), functions),
        functions.power(finite(settled(1), functions), -1),
      );
    case 'negate':
      return negateSum(plain(0));
    case 'bf16':
    case 'f16':
      return plain(0);
    case 'sqrt':
      return functions.power(settled(0), 0.5);
    case 'rsqrt':
      return functions.power(settled(0), -0.5);
    case 'exp':
    case 'log':
    case 'tanh':
    case 'erf':
      return functions.apply(operator, settled(0));
    case 'logistic':
      return functions.logistic(settled(0));
    case 'abs':
      return functions.abs(settled(0));
    case 'max':
    case 'min': {
      const [a, b] = [settled(0), settled(1)];
      if (!isFlag(0) || !isFlag(1)) return functions[operator](a, b);
      const both = functions.product(a, b);
      return operator === 'min' ? both : subtractSums(addSums(a, b), both);
    }
    case 'select': {
      const condition = isFlag(0) ? settled(0) : functions.compare('ne', settled(0), []);
      return functions.select(condition, plain(1), plain(2));
    }
    case 'lt':
    case 'le':
    case 'eq':
    case 'ne':
    case 'ge':
    case 'gt':
      return functions.compare(operator, settled(0), settled(1));
    default:
      return operator satisfies never;
  }
}
