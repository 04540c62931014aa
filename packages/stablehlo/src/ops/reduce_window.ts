import { constant } from '@gradcert/notation';
import { defineOpKind } from '../op-kind';
import { reducerOf } from '../combiner';
import { ensure } from '../errors';
import { formatType, ensureAtLeast, ensureLength, windowedExtent } from '../shapes';

export default defineOpKind({
  kind: 'reduce_window',
  arity: 2,
  infer: ({ operands, attributes, regions }) => {
    const [operand, initial] = operands as [(typeof operands)[0], (typeof operands)[0]];
    const rank = operand.shape.length;
    for (const name of ['windowDimensions', 'windowStrides', 'baseDilations', 'windowDilations'] as const) {
      ensureLength('reduce_window', name, attributes[name], rank);
      ensureAtLeast('reduce_window', name, attributes[name], 1);
    }
    ensureLength('reduce_window', 'padding', attributes.padding, rank);
    ensure(
      initial.shape.length === 0 && initial.element === operand.element,
      () =>
        `reduce_window: the initial value has type ${formatType(initial)}, the operand ${formatType(operand)}`,
      'the initial value has rank 0 and the element type of the operand',
    );
    reducerOf('reduce_window', 'combiner', regions[0], operand.element);
    const shape = operand.shape.map((extent, axis) =>
      windowedExtent(extent, constant(attributes.windowDimensions[axis]!), {
        stride: attributes.windowStrides[axis]!,
        padding: attributes.padding[axis]!,
        lhsDilation: attributes.baseDilations[axis]!,
        rhsDilation: attributes.windowDilations[axis]!,
      }),
    );
    return { shape, element: operand.element };
  },
});
