import { add, affineEquals } from '@gradcert/notation';
import { defineOpKind } from '../op-kind';
import { ensure } from '../errors';
import { formatType, ensureAxes } from '../shapes';

export default defineOpKind({
  kind: 'concatenate',
  arity: 'variadic',
  infer: ({ operands, attributes: { dimension } }) => {
    ensure(operands.length > 0, () => 'concatenate: no operands', 'give at least one');
    const first = operands[0]!;
    ensureAxes('concatenate', 'dim', [dimension], first.shape.length);
    ensure(
      operands.every(
        (operand) =>
          operand.element === first.element &&
          operand.shape.length === first.shape.length &&
          operand.shape.every(
            (extent, axis) => axis === dimension || affineEquals(extent, first.shape[axis]!),
          ),
      ),
      () =>
        `concatenate: operands do not fit along axis ${String(dimension)}: ${operands.map(formatType).join(', ')}`,
      'all other extents and the element type agree',
    );
    const total = operands
      .slice(1)
      .reduce((sum, operand) => add(sum, operand.shape[dimension]!), first.shape[dimension]!);
    return { shape: first.shape.with(dimension, total), element: first.element };
  },
});
