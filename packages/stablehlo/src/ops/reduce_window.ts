import { addScaled, constant, scale, subtract } from '@gradcert/notation';
import { printArray, printExtent, printMatrix, printOperands } from '../assembly';
import { combined, initialNumber, reducerMeaning } from '../meaning/reducers';
import { defineOpKind } from '../op-kind';
import { reducerOf } from '../combiner';
import { ensure } from '../errors';
import { formatType, ensureAtLeast, ensureLength, windowedExtent } from '../shapes';

const isOnes = (values: readonly number[]): boolean => values.every((value) => value === 1);

export default defineOpKind({
  kind: 'reduce_window',
  arity: 2,
  regionCount: 1,
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
      windowedExtent(extent, constant(attributes.windowDimensions[axis]), {
        stride: attributes.windowStrides[axis],
        padding: attributes.padding[axis],
        lhsDilation: attributes.baseDilations[axis],
        rhsDilation: attributes.windowDilations[axis],
      }),
    );
    return { shape, element: operand.element };
  },

  assembly: {
    print: (operation, printer) => {
      const { windowDimensions, windowStrides, baseDilations, windowDilations } = operation.attributes;
      const padding = operation.attributes.padding.map((pair) => pair.map(printExtent));
      const entries = [
        `window_dimensions = ${printArray(windowDimensions)}`,
        `window_strides = ${printArray(windowStrides)}`,
      ];
      if (!isOnes(baseDilations)) entries.push(`base_dilations = ${printArray(baseDilations)}`);
      if (!isOnes(windowDilations)) entries.push(`window_dilations = ${printArray(windowDilations)}`);
      if (padding.flat().some((extent) => extent !== 0)) entries.push(`padding = ${printMatrix(padding)}`);
      return (
        `(${printOperands(operation.operands, printer)}) ${printer.regions(operation.regions)} ` +
        `{${entries.join(', ')}} : ${printer.functional(operation)}`
      );
    },
    attributes: (reader) => {
      const windowDimensions = reader.integers('window_dimensions');
      const ones = windowDimensions.map(() => 1);
      return {
        windowDimensions,
        windowStrides: reader.integers('window_strides', ones),
        baseDilations: reader.integers('base_dilations', ones),
        windowDilations: reader.integers('window_dilations', ones),
        padding: reader
          .pairs('padding', ones.length)
          .map(([low, high]) => [constant(low), constant(high)] as const),
      };
    },
  },
  meaning: (operation, scope) => {
    const [operand, initial] = [operation.operands[0], operation.operands[1]];
    const { windowDimensions, windowStrides, baseDilations, windowDilations, padding } = operation.attributes;
    ensure(
      isOnes(baseDilations),
      () => 'reduce_window: base dilation has no meaning here',
      'pad the operand with interior padding instead',
    );
    const kind = reducerOf('reduce_window', 'combiner', operation.regions[0], operand.type.element);
    const bounds = windowDimensions.map((extent, axis) => scope.bound(axis, extent));
    const indices = bounds.map(({ form }, axis) => {
      const start = subtract(scale(scope.index(axis), windowStrides[axis]), padding[axis][0]);
      return addScaled(start, form, windowDilations[axis]);
    });
    const element = scope.read(operand, indices, initialNumber('reduce_window', initial, scope));
    const body = reducerMeaning(kind).reduce(
      bounds.flatMap(({ ranges }) => ranges),
      element,
    );
    return [scope.computed(operation, combined(kind, body, initial, scope))];
  },
});
