import { add, affineEquals, apply, bracket, constant, subtract } from '@gradcert/notation';
import { integerCodec, keyedAssembly } from '../assembly';
import { defineOpKind } from '../op-kind';
import { ensure } from '../errors';
import { formatType, ensureAxes } from '../shapes';

export default defineOpKind({
  kind: 'concatenate',
  arity: 'variadic',
  infer: ({ operands, attributes: { dimension } }) => {
    ensure(operands.length > 0, () => 'concatenate: no operands', 'give at least one');
    const first = operands[0];
    ensureAxes('concatenate', 'dim', [dimension], first.shape.length);
    ensure(
      operands.every(
        (operand) =>
          operand.element === first.element &&
          operand.shape.length === first.shape.length &&
          operand.shape.every(
            (extent, axis) => axis === dimension || affineEquals(extent, first.shape[axis]),
          ),
      ),
      () =>
        `concatenate: operands do not fit along axis ${String(dimension)}: ${operands.map(formatType).join(', ')}`,
      'all other extents and the element type agree',
    );
    const total = operands
      .slice(1)
      .reduce((sum, operand) => add(sum, operand.shape[dimension]), first.shape[dimension]);
    return { shape: first.shape.with(dimension, total), element: first.element };
  },

  assembly: keyedAssembly('concatenate', 'functional', { dimension: ['dim', 'dimension', integerCodec] }),
  meaning: (operation, scope) => {
    const { dimension } = operation.attributes;
    const indices = scope.indices(operation.results[0].type.shape.length);
    const position = indices[dimension];
    let end = constant(0);
    const parts = operation.operands.map((operand) => {
      const element = scope.read(operand, indices.with(dimension, subtract(position, end)));
      end = add(end, operand.type.shape[dimension]);
      return { element, end };
    });
    // Before the first part's end the first part, else before the second's the second ...
    const body = parts
      .slice(0, -1)
      .reduceRight(
        (rest, part) => apply('select', bracket('lt', position, part.end), part.element, rest),
        parts[parts.length - 1].element,
      );
    return [scope.moved(operation, body)];
  },
});
