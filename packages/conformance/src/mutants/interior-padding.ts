/** Another interior padding, whose high padding makes up for it: the result keeps its shape. */
import { addScaled } from '@gradcert/notation';
import { withAttributes } from './build';
import type { RewritingOperator } from './operator';

/**
 * Of each axis of a pad with elements between neighbours.
 * @param to how many there are instead
 */
export const interiorPaddingChanged = (to: (between: number) => number): RewritingOperator['changes'] =>
  function* (operation) {
    if (operation.kind !== 'pad') return;
    const { interior, high } = operation.attributes;
    for (const [axis, between] of interior.entries()) {
      if (between === 0) continue;
      const gaps = addScaled(operation.operands[0].type.shape[axis], 1, -1);
      yield {
        what: `axis ${String(axis)}`,
        by: [
          withAttributes(operation, {
            interior: interior.with(axis, to(between)),
            high: high.with(axis, addScaled(high[axis], gaps, between - to(between))),
          }),
        ],
      };
    }
  };
