import { defineOpKind } from '../op-kind';
import { reducerOf } from '../combiner';
import { ensure } from '../errors';
import { formatType, ensureAxes } from '../shapes';

export default defineOpKind({
  kind: 'reduce',
  arity: 2,
  infer: ({ operands, attributes: { dimensions }, regions }) => {
    const [operand, initial] = operands as [(typeof operands)[0], (typeof operands)[0]];
    ensureAxes('reduce', 'dimensions', dimensions, operand.shape.length);
    ensure(
      initial.shape.length === 0 && initial.element === operand.element,
      () => `reduce: the initial value has type ${formatType(initial)}, the operand ${formatType(operand)}`,
      'the initial value has rank 0 and the element type of the operand',
    );
    reducerOf('reduce', 'combiner', regions[0], operand.element);
    return { shape: operand.shape.filter((_, axis) => !dimensions.includes(axis)), element: operand.element };
  },
});
