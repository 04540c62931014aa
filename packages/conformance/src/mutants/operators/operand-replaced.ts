import { sameType } from '@gradcert/stablehlo';
import { withOperands } from '../build';
import type { RewritingOperator } from '../operator';

/** A mask by the wrong activation, a gradient at the wrong cotangent. */
export default {
  kind: 'rewriting',
  name: 'operand-replaced',
  title: 'an operation read another value of the same type',
  fault: 'term',
  *changes(operation, { earlier }) {
    for (const [at, operand] of operation.operands.entries()) {
      const other = earlier.findLast((value) => value !== operand && sameType(value.type, operand.type));
      if (other)
        yield {
          what: `operand ${String(at)}`,
          by: [withOperands(operation, operation.operands.with(at, other))],
        };
    }
  },
} satisfies RewritingOperator;
