import { defineOpKind } from '../op-kind';
import { ensureAxes } from '../shapes';

export default defineOpKind({
  kind: 'reverse',
  arity: 1,
  infer: ({ operands, attributes }) => {
    const operand = operands[0]!;
    ensureAxes('reverse', 'dims', attributes.dimensions, operand.shape.length);
    return operand;
  },
});
