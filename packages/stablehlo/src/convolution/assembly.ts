/** How a convolution is written. */
import { affine } from '@gradcert/notation';
import { parseOperands, printExtent, printIntegers, printOperands } from '../assembly';
import type { Attributes, WindowAxis } from '../ir';
import type { Assembly } from '../op-kind';
import { AttributeReader } from '../text/attributes';
import type { Cursor } from '../text/cursor';
import { formatConvolutionDimensions, parseConvolutionDimensions } from '../text/dimension-numbers';
import { parseFunctional } from '../text/types';

/** Window attributes as lists over the spatial axes. */
interface WindowLists {
  readonly stride?: readonly number[];
  readonly padding?: readonly (readonly number[])[];
  readonly lhsDilation?: readonly number[];
  readonly rhsDilation?: readonly number[];
  readonly reversal?: readonly number[];
}

/** One entry per spatial axis; a list of another length is an error of the verifier. */
function windowAxes(rank: number, lists: WindowLists): WindowAxis[] {
  const count = Math.max(rank, ...Object.values(lists).map((list: readonly unknown[]) => list.length));
  return Array.from({ length: count }, (_, axis) => ({
    stride: lists.stride?.[axis] ?? 1,
    padding: [affine(lists.padding?.[axis]?.[0] ?? 0), affine(lists.padding?.[axis]?.[1] ?? 0)],
    lhsDilation: lists.lhsDilation?.[axis] ?? 1,
    rhsDilation: lists.rhsDilation?.[axis] ?? 1,
    reversal: lists.reversal?.[axis] === 1,
  }));
}

/** `{stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]}` */
function parseWindow(cursor: Cursor): WindowLists {
  const lists: { -readonly [P in keyof WindowLists]: WindowLists[P] } = {};
  cursor.list('{', '}', () => {
    const name = cursor.take('word', 'a window attribute');
    cursor.expect('=');
    switch (name.text) {
      case 'stride':
        lists.stride = cursor.integers();
        break;
      case 'pad':
        lists.padding = cursor.list('[', ']', () => {
          const pair = cursor.integers();
          if (pair.length !== 2) cursor.unexpected('[low, high] before this', 'give two integers per axis');
          return pair;
        });
        break;
      case 'lhs_dilate':
        lists.lhsDilation = cursor.integers();
        break;
      case 'rhs_dilate':
        lists.rhsDilation = cursor.integers();
        break;
      case 'reverse':
        lists.reversal = cursor.list('[', ']', () => {
          if (cursor.accept('true')) return 1;
          return cursor.accept('false') ? 0 : cursor.integer();
        });
        break;
      default:
        cursor.fail(
          `convolution: unknown window attribute '${name.text}'`,
          'use stride, pad, lhs_dilate, rhs_dilate, reverse',
          name,
        );
    }
  });
  return lists;
}

function printWindow(window: readonly WindowAxis[]): string {
  const pads = window.map(({ padding }) => printIntegers(padding.map(printExtent)));
  const entries = [
    `stride = ${printIntegers(window.map(({ stride }) => stride))}`,
    `pad = [${pads.join(', ')}]`,
    `lhs_dilate = ${printIntegers(window.map(({ lhsDilation }) => lhsDilation))}`,
    `rhs_dilate = ${printIntegers(window.map(({ rhsDilation }) => rhsDilation))}`,
  ];
  if (window.some(({ reversal }) => reversal)) {
    entries.push(`reverse = [${window.map(({ reversal }) => String(reversal)).join(', ')}]`);
  }
  return `{${entries.join(', ')}}`;
}

function readCounts(
  reader: AttributeReader,
): Pick<Attributes['convolution'], 'featureGroupCount' | 'batchGroupCount' | 'precision'> {
  const precision = reader.enumerations('precision_config');
  return {
    featureGroupCount: affine(reader.integer('feature_group_count')),
    batchGroupCount: affine(reader.integer('batch_group_count')),
    ...(precision && { precision }),
  };
}

function printCounts({ featureGroupCount, batchGroupCount, precision }: Attributes['convolution']): string {
  const entries = [
    `batch_group_count = ${String(printExtent(batchGroupCount))} : i64`,
    `feature_group_count = ${String(printExtent(featureGroupCount))} : i64`,
  ];
  if (precision) {
    entries.push(
      `precision_config = [${precision.map((mode) => `#stablehlo<precision ${mode}>`).join(', ')}]`,
    );
  }
  return `{${entries.join(', ')}}`;
}

export const convolutionAssembly: Assembly<'convolution'> = {
  print: (operation, printer) => {
    const { dimensionNumbers, window } = operation.attributes;
    return [
      `(${printOperands(operation.operands, printer)})`,
      `  dim_numbers = ${formatConvolutionDimensions(dimensionNumbers)},`,
      `  window = ${printWindow(window)}`,
      `  ${printCounts(operation.attributes)} : ${printer.functional(operation)}`,
    ].join('\n');
  },
  parse: (parser) => {
    const { cursor } = parser;
    cursor.expect('(');
    const { operands } = parseOperands(parser);
    cursor.expect(')');
    cursor.expect('dim_numbers');
    cursor.expect('=');
    const dimensionNumbers = parseConvolutionDimensions(cursor);
    cursor.expect(',');
    cursor.expect('window');
    cursor.expect('=');
    const window = windowAxes(dimensionNumbers.inputSpatial.length, parseWindow(cursor));
    const reader = new AttributeReader(cursor);
    reader.parseDictionary();
    const attributes = { dimensionNumbers, window, ...readCounts(reader) };
    reader.finish('convolution');
    cursor.expect(':');
    return { operands, attributes, regions: [], signature: parseFunctional(cursor) };
  },
  attributes: (reader) => {
    const dimensionNumbers = reader.convolutionDimensions('dimension_numbers');
    const rank = dimensionNumbers.inputSpatial.length;
    const window = windowAxes(rank, {
      stride: reader.integers('window_strides', []),
      padding: reader.pairs('padding', rank),
      lhsDilation: reader.integers('lhs_dilation', []),
      rhsDilation: reader.integers('rhs_dilation', []),
      reversal: reader.integers('window_reversal', []),
    });
    return { dimensionNumbers, window, ...readCounts(reader) };
  },
};
