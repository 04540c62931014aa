/** The meaning of an expression, computed by walking its tree: slow, plain, and independent of the compiler. */
import { evaluateAffine, type Environment, type Expression, type Operator } from '../src';

export interface Setting {
  readonly dims: Environment;
  /** The element of a tensor at given positions; undefined outside. */
  readonly element: (tensor: string, position: readonly number[]) => number | undefined;
}

export function interpret(expression: Expression, { dims, element }: Setting): number {
  const value = (node: Expression, environment: Environment): number => {
    switch (node.kind) {
      case 'number':
        return node.value;
      case 'affine':
        return evaluateAffine(node.form, environment);
      case 'read': {
        const position = node.indices.map((index) => evaluateAffine(index, environment));
        return element(node.tensor, position) ?? node.otherwise;
      }
      case 'power':
        return value(node.base, environment) ** node.exponent;
      case 'bracket': {
        const sides = [evaluateAffine(node.left, environment), evaluateAffine(node.right, environment)];
        return applied(node.comparison, sides);
      }
      case 'apply':
        return applied(
          node.operator,
          node.operands.map((operand) => value(operand, environment)),
        );
      case 'reduce': {
        let environments: readonly Environment[] = [environment];
        for (const { index, extent } of node.ranges) {
          environments = environments.flatMap((outer) =>
            Array.from({ length: evaluateAffine(extent, outer) }, (_, at) => ({ ...outer, [index]: at })),
          );
        }
        const values = environments.map((inner) => value(node.body, inner));
        const total = values.reduce((sum, term) => sum + term, 0);
        switch (node.reducer) {
          case 'sum':
            return total;
          case 'mean':
            return total / values.length;
          case 'max':
            return Math.max(...values);
          case 'min':
            return Math.min(...values);
          case 'argmax':
            return values.indexOf(Math.max(...values));
        }
      }
    }
  };
  return value(expression, dims);
}

function applied(operator: Operator, operands: readonly number[]): number {
  const [a = NaN, b = NaN, c = NaN] = operands;
  switch (operator) {
    case 'add':
      return a + b;
    case 'subtract':
      return a - b;
    case 'multiply':
      return a * b;
    case 'divide':
      return a / b;
    case 'negate':
      return -a;
    case 'abs':
      return Math.abs(a);
    case 'exp':
      return Math.exp(a);
    case 'tanh':
      return Math.tanh(a);
    case 'max':
      return Math.max(a, b);
    case 'min':
      return Math.min(a, b);
    case 'select':
      return a === 0 ? c : b;
    case 'lt':
      return Number(a < b);
    case 'le':
      return Number(a <= b);
    case 'eq':
      return Number(a === b);
    case 'ne':
      return Number(a !== b);
    case 'ge':
      return Number(a >= b);
    case 'gt':
      return Number(a > b);
    default:
      throw new RangeError(`the test's expressions have no '${operator}'`);
  }
}
