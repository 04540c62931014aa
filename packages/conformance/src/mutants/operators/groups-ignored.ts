import { affineEquals, constant } from '@gradcert/notation';
import { like, resultOf, withOperands } from '../build';
import type { RewritingOperator } from '../operator';

/** Every group reads the channels of the first. */
export default {
  kind: 'rewriting',
  name: 'groups-ignored',
  title: 'every group of a convolution read what belongs to the first',
  fault: 'index',
  *changes(operation) {
    if (operation.kind !== 'convolution') return;
    const { featureGroupCount, batchGroupCount, dimensionNumbers } = operation.attributes;
    const grouped = [
      [featureGroupCount, dimensionNumbers.inputFeature],
      [batchGroupCount, dimensionNumbers.inputBatch],
    ] as const;
    const [lhs, rhs] = operation.operands;
    const { shape } = lhs.type;
    for (const [count, axis] of grouped) {
      if (affineEquals(count, constant(1)) || !affineEquals(count, shape[axis])) continue;
      const first = like({ type: { ...lhs.type, shape: shape.with(axis, constant(1)) } }, 'slice', [lhs], {
        start: shape.map(() => constant(0)),
        limit: shape.with(axis, constant(1)),
        strides: shape.map(() => 1),
      });
      const spread = like(lhs, 'broadcast_in_dim', [resultOf(first)], { dimensions: [...shape.keys()] });
      yield { what: '', by: [first, spread, withOperands(operation, [resultOf(spread), rhs])] };
    }
  },
} satisfies RewritingOperator;
