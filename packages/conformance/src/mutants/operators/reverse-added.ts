import { like, resultOf, withAttributes, withOperands } from '../build';
import type { RewritingOperator } from '../operator';

export default {
  kind: 'rewriting',
  name: 'reverse-added',
  title: 'an axis was reversed that is not',
  fault: 'index',
  *changes(operation) {
    if (operation.kind === 'reverse') {
      const { dimensions } = operation.attributes;
      for (const axis of operation.results[0].type.shape.keys()) {
        if (dimensions.includes(axis)) continue;
        yield {
          what: `axis ${String(axis)}`,
          by: [withAttributes(operation, { dimensions: [...dimensions, axis] })],
        };
      }
    }
    if (operation.kind === 'convolution') {
      const [lhs, rhs] = operation.operands;
      for (const [axis, dimension] of operation.attributes.dimensionNumbers.kernelSpatial.entries()) {
        const reversed = like(rhs, 'reverse', [rhs], { dimensions: [dimension] });
        const what = `kernel axis ${String(axis)}`;
        yield { what, by: [reversed, withOperands(operation, [lhs, resultOf(reversed)])] };
      }
    }
  },
} satisfies RewritingOperator;
