import { addScaled } from '@gradcert/notation';
import { withAttributes } from '../build';
import type { RewritingOperator } from '../operator';

/** The elements stand side by side, and all the padding behind them. */
export default {
  kind: 'rewriting',
  name: 'interior-padding-dropped',
  title: 'the interior padding of an axis was dropped',
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
            interior: interior.with(axis, 0),
            high: high.with(axis, addScaled(high[axis], gaps, between)),
          }),
        ],
      };
    }
  },
} satisfies RewritingOperator;
