import { defineOpKind } from '../op-kind';
import { ensureAxes, ensureLength } from '../shapes';

export default defineOpKind({
  kind: 'transpose',
  arity: 1,
  infer: ({ operands, attributes: { permutation } }) => {
    const operand = operands[0]!;
    ensureLength('transpose', 'dims', permutation, operand.shape.length);
    ensureAxes('transpose', 'dims', permutation, operand.shape.length);
    return { shape: permutation.map((axis) => operand.shape[axis]!), element: operand.element };
  },
});
