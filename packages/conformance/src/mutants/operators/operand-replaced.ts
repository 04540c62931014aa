import { affineEquals } from '@gradcert/notation';
import type { Value } from '@gradcert/stablehlo';
import { withOperands } from '../build';
import type { RewritingOperator } from '../operator';

const sameType = (a: Value, b: Value): boolean =>
  a.type.element === b.type.element &&
  a.type.shape.length === b.type.shape.length &&
  a.type.shape.every((extent, axis) => affineEquals(extent, b.type.shape[axis]));

/** A mask by the wrong activation, a gradient at the wrong cotangent. */
export default {
  kind: 'rewriting',
  name: 'operand-replaced',
  title: 'an operation read another value of the same type',
  *changes(operation, { earlier }) {
    for (const [at, operand] of operation.operands.entries()) {
      const other = earlier.findLast((value) => value !== operand && sameType(value, operand));
      if (other)
        yield {
          what: `operand ${String(at)}`,
          by: [withOperands(operation, operation.operands.with(at, other))],
        };
    }
  },
} satisfies RewritingOperator;
