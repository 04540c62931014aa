import { integersCodec, keyedAssembly } from '../assembly';
import { affineEquals } from '@gradcert/notation';
import { declaredType, defineOpKind } from '../op-kind';
import { ensure } from '../errors';
import { formatType, isOne, ensureAxes, ensureLength } from '../shapes';

export default defineOpKind({
  kind: 'broadcast_in_dim',
  arity: 1,
  infer: (site) => {
    const kind = 'broadcast_in_dim';
    const result = declaredType(kind, site);
    const operand = site.operands[0];
    const { dimensions } = site.attributes;
    ensureLength(kind, 'dims', dimensions, operand.shape.length);
    ensureAxes(kind, 'dims', dimensions, result.shape.length);
    ensure(
      operand.element === result.element &&
        operand.shape.every(
          (extent, axis) => isOne(extent) || affineEquals(extent, result.shape[dimensions[axis]]),
        ),
      () =>
        `${kind}: ${formatType(operand)} does not broadcast to ${formatType(result)} along [${dimensions.join(', ')}]`,
      'each operand extent is 1 or the extent of the axis that dims names',
    );
    return result;
  },

  assembly: keyedAssembly('broadcast_in_dim', 'functional', {
    dimensions: ['dims', 'broadcast_dimensions', integersCodec],
  }),
  meaning: (operation, scope) => {
    const operand = operation.operands[0];
    const indices = operand.type.shape.map((extent, axis) =>
      isOne(extent) ? 0 : scope.index(operation.attributes.dimensions[axis]),
    );
    return [scope.moved(operation, scope.read(operand, indices))];
  },
});
