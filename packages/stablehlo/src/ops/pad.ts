import { add } from '@gradcert/notation';
import { defineOpKind } from '../op-kind';
import { ensure } from '../errors';
import { dilatedExtent, formatType, ensureAtLeast, ensureExtents, ensureLength } from '../shapes';

export default defineOpKind({
  kind: 'pad',
  arity: 2,
  infer: ({ operands, attributes: { low, high, interior } }) => {
    const [operand, value] = operands as [(typeof operands)[0], (typeof operands)[0]];
    const rank = operand.shape.length;
    ensureLength('pad', 'low', low, rank);
    ensureLength('pad', 'high', high, rank);
    ensureLength('pad', 'interior', interior, rank);
    ensureAtLeast('pad', 'interior', interior, 0);
    ensure(
      value.shape.length === 0 && value.element === operand.element,
      () => `pad: the padding value has type ${formatType(value)}, the operand ${formatType(operand)}`,
      'the padding value has rank 0 and the element type of the operand',
    );
    const shape = operand.shape.map((extent, axis) =>
      add(add(dilatedExtent(extent, interior[axis]! + 1), low[axis]!), high[axis]!),
    );
    ensureExtents('pad', shape);
    return { shape, element: operand.element };
  },
});
