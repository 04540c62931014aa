import { integersCodec, keyedAssembly } from '../assembly';
import { defineOpKind } from '../op-kind';
import { ensureAxes, ensureLength } from '../shapes';

export default defineOpKind({
  kind: 'transpose',
  arity: 1,
  infer: ({ operands, attributes: { permutation } }) => {
    const operand = operands[0];
    ensureLength('transpose', 'dims', permutation, operand.shape.length);
    ensureAxes('transpose', 'dims', permutation, operand.shape.length);
    return { shape: permutation.map((axis) => operand.shape[axis]), element: operand.element };
  },

  assembly: keyedAssembly('transpose', 'functional', { permutation: ['dims', 'permutation', integersCodec] }),
  meaning: (operation, scope) => {
    const { permutation } = operation.attributes;
    const indices = permutation.map((_, axis) => scope.index(permutation.indexOf(axis)));
    return [scope.moved(operation, scope.read(operation.operands[0], indices))];
  },
});
