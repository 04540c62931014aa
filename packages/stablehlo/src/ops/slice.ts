import { floorDivide, formatAffine, isConstant, subtract, add, type Affine } from '@gradcert/notation';
import { defineOpKind } from '../op-kind';
import { ensure, fail } from '../errors';
import { ensureAtLeast, ensureLength } from '../shapes';

/** Whether a form is certainly negative. */
const isNegative = (form: Affine): boolean => isConstant(form) && form.constant < 0;

export default defineOpKind({
  kind: 'slice',
  arity: 1,
  infer: ({ operands, attributes: { start, limit, strides } }) => {
    const { shape, element } = operands[0]!;
    ensureLength('slice', 'start indices', start, shape.length);
    ensureLength('slice', 'limit indices', limit, shape.length);
    ensureLength('slice', 'strides', strides, shape.length);
    ensureAtLeast('slice', 'strides', strides, 1);
    const extents = shape.map((extent, axis) => {
      const [from, to, stride] = [start[axis]!, limit[axis]!, strides[axis]!];
      const length = subtract(to, from);
      ensure(
        !isNegative(from) && !isNegative(length) && !isNegative(subtract(extent, to)),
        () =>
          `slice: ${formatAffine(from)}:${formatAffine(to)} leaves axis ${String(axis)} of extent ${formatAffine(extent)}`,
        'keep 0 <= start <= limit <= extent',
      );
      // ceil(length / stride)
      const steps = floorDivide(add(length, stride - 1), stride);
      return (
        steps ??
        fail(
          `slice: the extent ceil((${formatAffine(length)}) / ${String(stride)}) is not an affine form of the dims`,
          'make the sliced length a multiple of the stride',
        )
      );
    });
    return { shape: extents, element };
  },
});
