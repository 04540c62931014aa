import { sameType } from '@gradcert/stablehlo';
import { withOperands } from '../build';
import type { RewritingOperator } from '../operator';

/** The mask of another activation than that which the forward saw. */
export default {
  kind: 'rewriting',
  name: 'mask-of-another',
  title: 'a mask was made of another operand',
  fault: 'term',
  *changes(operation, { entry, producer }) {
    if (operation.kind !== 'compare') return;
    for (const [at, operand] of operation.operands.entries()) {
      if (producer(operand)) continue;
      for (const [position, other] of entry.module.functions[0].arguments.entries()) {
        if (other === operand || !sameType(other.type, operand.type)) continue;
        yield {
          what: `operand ${String(at)}, argument ${String(position)}`,
          by: [withOperands(operation, operation.operands.with(at, other))],
        };
      }
    }
  },
} satisfies RewritingOperator;
