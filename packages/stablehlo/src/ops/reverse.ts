import { subtract } from '@gradcert/notation';
import { integersCodec, keyedAssembly } from '../assembly';
import { defineOpKind } from '../op-kind';
import { ensureAxes } from '../shapes';

export default defineOpKind({
  kind: 'reverse',
  arity: 1,
  infer: ({ operands, attributes }) => {
    const operand = operands[0];
    ensureAxes('reverse', 'dims', attributes.dimensions, operand.shape.length);
    return operand;
  },

  assembly: keyedAssembly('reverse', 'same', { dimensions: ['dims', 'dimensions', integersCodec] }),
  meaning: (operation, scope) => {
    const operand = operation.operands[0];
    const indices = operand.type.shape.map((extent, axis) =>
      operation.attributes.dimensions.includes(axis)
        ? subtract(subtract(extent, 1), scope.index(axis))
        : scope.index(axis),
    );
    return [scope.moved(operation, scope.read(operand, indices))];
  },
});
