import { apply, number, type Expression } from '@gradcert/notation';
import { withAttributes } from '../build';
import type { RewritingOperator } from '../operator';

/** The factors of a count of elements, such as N*h*w. */
const factorsOf = (expression: Expression): readonly Expression[] =>
  expression.kind === 'apply' && expression.operator === 'multiply'
    ? expression.operands.flatMap(factorsOf)
    : [expression];

const product = (factors: readonly Expression[]): Expression =>
  factors.length === 1 ? factors[0] : apply('multiply', ...factors);

export default {
  kind: 'rewriting',
  name: 'divisor-changed',
  title: 'a mean divided by another count',
  fault: 'number',
  *changes(operation) {
    if (operation.kind !== 'constant') return;
    const { value } = operation.attributes;
    if (typeof value === 'number' || !('kind' in value)) return;
    yield {
      what: 'less one',
      by: [withAttributes(operation, { value: apply('subtract', value, number(1)) })],
    };
    yield {
      what: 'of one of two replicas',
      by: [withAttributes(operation, { value: apply('divide', value, number(2)) })],
    };
    const factors = factorsOf(value);
    if (factors.length === 1) return;
    for (const at of factors.keys()) {
      const others = product(factors.filter((_, other) => other !== at));
      yield { what: `without factor ${String(at)}`, by: [withAttributes(operation, { value: others })] };
      if (factors.length > 2)
        yield { what: `only factor ${String(at)}`, by: [withAttributes(operation, { value: factors[at] })] };
    }
  },
} satisfies RewritingOperator;
