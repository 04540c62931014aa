import { constant } from '@gradcert/notation';
import { printArray, printExtent, printMatrix, printOperands } from '../assembly';
import { selectAndScatterMeaning } from '../meaning/select-and-scatter';
import { defineOpKind } from '../op-kind';
import { combinerOf, reducerOf } from '../combiner';
import { ensure, outside } from '../errors';
import { formatType, ensureAtLeast, ensureLength, sameShape, windowedExtent } from '../shapes';

const kind = 'select_and_scatter';

export default defineOpKind({
  kind,
  arity: 3,
  regionCount: 2,
  infer: ({ operands, attributes, regions }) => {
    const [operand, source, initial] = operands as [
      (typeof operands)[0],
      (typeof operands)[0],
      (typeof operands)[0],
    ];
    const rank = operand.shape.length;
    for (const name of ['windowDimensions', 'windowStrides'] as const) {
      ensureLength(kind, name, attributes[name], rank);
      ensureAtLeast(kind, name, attributes[name], 1);
    }
    ensureLength(kind, 'padding', attributes.padding, rank);
    const windows = operand.shape.map((extent, axis) =>
      windowedExtent(extent, constant(attributes.windowDimensions[axis]), {
        stride: attributes.windowStrides[axis],
        padding: attributes.padding[axis],
        lhsDilation: 1,
        rhsDilation: 1,
      }),
    );
    ensure(
      source.element === operand.element && sameShape(source.shape, windows),
      () =>
        `${kind}: the source has type ${formatType(source)}, the windows of the operand form ` +
        formatType({ shape: windows, element: operand.element }),
      'the source has one element per window',
    );
    ensure(
      initial.shape.length === 0 && initial.element === operand.element,
      () => `${kind}: the initial value has type ${formatType(initial)}, the operand ${formatType(operand)}`,
      'the initial value has rank 0 and the element type of the operand',
    );
    const select = combinerOf(kind, 'select', regions[0], operand.element);
    if (select.kind !== 'compare' || !['GE', 'GT', 'LE', 'LT'].includes(select.attributes.direction)) {
      outside(
        `${kind}: the select region is not a comparison by order`,
        'compare with GE for the first maximum, GT for the last',
      );
    }
    const scatter = reducerOf(kind, 'scatter', regions[1], operand.element);
    if (scatter !== 'add') {
      outside(`${kind}: the scatter region combines by ${scatter}`, 'combine by stablehlo.add');
    }
    return operand;
  },

  assembly: {
    print: (operation, printer) => {
      const { windowDimensions, windowStrides } = operation.attributes;
      const padding = operation.attributes.padding.map((pair) => pair.map(printExtent));
      const entries = [
        `window_dimensions = ${printArray(windowDimensions)}`,
        `window_strides = ${printArray(windowStrides)}`,
      ];
      if (padding.flat().some((extent) => extent !== 0)) entries.push(`padding = ${printMatrix(padding)}`);
      return (
        `(${printOperands(operation.operands, printer)}) ${printer.regions(operation.regions)} ` +
        `{${entries.join(', ')}} : ${printer.functional(operation)}`
      );
    },
    attributes: (reader) => {
      const windowDimensions = reader.integers('window_dimensions');
      return {
        windowDimensions,
        windowStrides: reader.integers(
          'window_strides',
          windowDimensions.map(() => 1),
        ),
        padding: reader
          .pairs('padding', windowDimensions.length)
          .map(([low, high]) => [constant(low), constant(high)] as const),
      };
    },
  },
  meaning: selectAndScatterMeaning,
});
