import { addScaled } from '@gradcert/notation';
import { withAttributes } from '../build';
import type { RewritingOperator } from '../operator';

/** One more between neighbours; the high padding is what keeps the result's shape. */
export default {
  kind: 'rewriting',
  name: 'interior-padding-widened',
  title: 'the interior padding of an axis was one more',
  fault: 'index',
  *changes(operation) {
    if (operation.kind !== 'pad') return;
    const { interior, high } = operation.attributes;
    for (const [axis, between] of interior.entries()) {
      if (between === 0) continue;
      const gaps = addScaled(operation.operands[0].type.shape[axis], 1, -1);
      yield {
        what: `axis ${String(axis)}`,
        by: [
          withAttributes(operation, {
            interior: interior.with(axis, between + 1),
            high: high.with(axis, addScaled(high[axis], gaps, -1)),
          }),
        ],
      };
    }
  },
} satisfies RewritingOperator;
