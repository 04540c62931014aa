import {
  add,
  addScaled,
  constant,
  floorDivide,
  formatAffine,
  isConstant,
  subtract,
  type Affine,
} from '@gradcert/notation';
import { parseOperands, parseForeignAttributes, printExtent, printOperands } from '../assembly';
import { parseFunctional } from '../text/types';
import { defineOpKind } from '../op-kind';
import { ensure, fail } from '../errors';
import { ensureAtLeast, ensureLength } from '../shapes';

/** Whether a form is certainly negative. */
const isNegative = (form: Affine): boolean => isConstant(form) && form.constant < 0;

export default defineOpKind({
  kind: 'slice',
  arity: 1,
  infer: ({ operands, attributes: { start, limit, strides } }) => {
    const { shape, element } = operands[0];
    ensureLength('slice', 'start indices', start, shape.length);
    ensureLength('slice', 'limit indices', limit, shape.length);
    ensureLength('slice', 'strides', strides, shape.length);
    ensureAtLeast('slice', 'strides', strides, 1);
    const extents = shape.map((extent, axis) => {
      const [from, to, stride] = [start[axis], limit[axis], strides[axis]];
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

  assembly: {
    print: (operation, printer) => {
      const { start, limit, strides } = operation.attributes;
      const ranges = start.map((from, axis) => {
        const step = strides[axis] === 1 ? '' : `:${String(strides[axis])}`;
        return `${String(printExtent(from))}:${String(printExtent(limit[axis]))}${step}`;
      });
      return ` ${printOperands(operation.operands, printer)} [${ranges.join(', ')}] : ${printer.functional(operation)}`;
    },
    parse: (parser) => {
      const { cursor } = parser;
      const { operands } = parseOperands(parser);
      const ranges = cursor.list('[', ']', () => {
        const start = cursor.integer();
        cursor.expect(':');
        return { start, limit: cursor.integer(), stride: cursor.accept(':') ? cursor.integer() : 1 };
      });
      parseForeignAttributes('slice', cursor);
      cursor.expect(':');
      const attributes = {
        start: ranges.map(({ start }) => constant(start)),
        limit: ranges.map(({ limit }) => constant(limit)),
        strides: ranges.map(({ stride }) => stride),
      };
      return { operands, attributes, regions: [], signature: parseFunctional(cursor) };
    },
    attributes: (reader) => {
      const start = reader.integers('start_indices');
      const ones = start.map(() => 1);
      return {
        start: start.map((value) => constant(value)),
        limit: reader.integersLike(start, 'limit_indices').map((value) => constant(value)),
        strides: reader.integersLike(start, 'strides', ones),
      };
    },
  },
  meaning: (operation, scope) => {
    const { start, strides } = operation.attributes;
    const indices = start.map((from, axis) => addScaled(from, scope.index(axis), strides[axis]));
    return [scope.moved(operation, scope.read(operation.operands[0], indices))];
  },
});
