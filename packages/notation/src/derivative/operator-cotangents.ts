/**
 * The cotangents of an operator's operands, given that of its value. At a kink the convention is that of the
 * entries: max(a, b) and min(a, b) pass the cotangent to a where a is strictly greater (less) and to b elsewhere, so
 * that the derivative of max(x, 0) at 0 is 0; that of abs at 0 is 0. Comparisons have derivative 0. Roundings are the
 * identity.
 */
import type { Expression, Operator } from '../ast';
import { apply, number, power, product } from '../build';

/** One for each operand; undefined where the derivative is 0. */
export function operatorCotangents(
  operator: Operator,
  operands: readonly Expression[],
  cotangent: Expression,
): (Expression | undefined)[] {
  const [a, b] = operands;
  const value = apply(operator, ...operands);
  const times = (...factors: readonly Expression[]): Expression => product(cotangent, ...factors);
  const one = number(1);
  switch (operator) {
    case 'add':
      return [cotangent, cotangent];
    case 'subtract':
      return [cotangent, apply('negate', cotangent)];
    case 'multiply':
      return [times(b), times(a)];
    case 'divide':
      return [
        apply('divide', cotangent, b),
        apply('negate', apply('divide', times(a), apply('multiply', b, b))),
      ];
    case 'negate':
      return [apply('negate', cotangent)];
    case 'exp':
      return [times(value)];
    case 'log':
      return [apply('divide', cotangent, a)];
    case 'sqrt':
      return [times(number(0.5), apply('rsqrt', a))];
    case 'rsqrt':
      return [times(number(-0.5), power(value, 3))];
    case 'tanh':
      return [times(apply('subtract', one, power(value, 2)))];
    case 'logistic':
      return [times(value, apply('subtract', one, value))];
    case 'erf':
      return [times(number(2 / Math.sqrt(Math.PI)), apply('exp', apply('negate', power(a, 2))))];
    case 'abs':
      return [times(apply('subtract', apply('gt', a, number(0)), apply('lt', a, number(0))))];
    case 'max':
      return [times(apply('gt', a, b)), times(apply('le', a, b))];
    case 'min':
      return [times(apply('lt', a, b)), times(apply('ge', a, b))];
    case 'select':
      return [undefined, times(apply('ne', a, number(0))), times(apply('eq', a, number(0)))];
    case 'bf16':
    case 'f16':
      return [cotangent];
    case 'lt':
    case 'le':
    case 'eq':
    case 'ne':
    case 'ge':
    case 'gt':
      return [undefined, undefined];
    default:
      return operator satisfies never;
  }
}
