import { defineOpKind, ensureSameTypes } from '../op-kind';
import { ensure } from '../errors';

const directions = ['EQ', 'NE', 'GE', 'GT', 'LE', 'LT'];

export default defineOpKind({
  kind: 'compare',
  arity: 2,
  infer: ({ operands, attributes }) => {
    ensureSameTypes('compare', operands);
    ensure(
      directions.includes(attributes.direction),
      () => `compare: unknown direction ${attributes.direction}`,
      `use one of ${directions.join(', ')}`,
    );
    return { shape: operands[0]!.shape, element: 'i1' };
  },
});
