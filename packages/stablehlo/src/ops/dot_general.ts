import { affineEquals, product, sum } from '@gradcert/notation';
import { parseForeignAttributes, parseOperands, printIntegers, printOperands } from '../assembly';
import { ensure } from '../errors';
import type { Attributes } from '../ir';
import { defineOpKind } from '../op-kind';
import { ensureAxes, formatType } from '../shapes';
import type { Cursor } from '../text/cursor';
import { skipBrackets } from '../text/skip';
import { parseFunctional } from '../text/types';

const kind = 'dot_general';

/** Axes of an operand that are neither batching nor contracting. */
const freeAxes = (rank: number, ...taken: readonly (readonly number[])[]): number[] =>
  Array.from({ length: rank }, (_, axis) => axis).filter(
    (axis) => !taken.some((axes) => axes.includes(axis)),
  );

const pairs = (lhs: readonly number[], rhs: readonly number[]): string =>
  `${printIntegers(lhs)} x ${printIntegers(rhs)}`;

function parsePairs(cursor: Cursor): [number[], number[]] {
  const lhs = cursor.integers();
  cursor.expect('x');
  return [lhs, cursor.integers()];
}

/** `batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT]`, in any order; an algorithm only rounds. */
function parseSettings(cursor: Cursor): Attributes['dot_general'] {
  let batching: [number[], number[]] = [[], []];
  let contracting: [number[], number[]] = [[], []];
  let precision: readonly string[] | undefined;
  do {
    const name = cursor.take('word', 'contracting_dims').text;
    cursor.expect('=');
    if (name === 'batching_dims') batching = parsePairs(cursor);
    else if (name === 'contracting_dims') contracting = parsePairs(cursor);
    else if (name === 'precision') {
      precision = cursor.list('[', ']', () => cursor.take('word', 'a precision').text);
    } else if (name === 'algorithm') skipBrackets(cursor);
    else cursor.unexpected('batching_dims, contracting_dims or precision before this');
  } while (cursor.accept(','));
  return {
    lhsBatching: batching[0],
    rhsBatching: batching[1],
    lhsContracting: contracting[0],
    rhsContracting: contracting[1],
    ...(precision && { precision }),
  };
}

export default defineOpKind({
  kind,
  arity: 2,
  infer: ({ operands, attributes, declared }) => {
    const [lhs, rhs] = [operands[0], operands[1]];
    const { lhsBatching, rhsBatching, lhsContracting, rhsContracting } = attributes;
    ensureAxes(kind, 'lhs dims', [...lhsBatching, ...lhsContracting], lhs.shape.length);
    ensureAxes(kind, 'rhs dims', [...rhsBatching, ...rhsContracting], rhs.shape.length);
    const agree = (left: readonly number[], right: readonly number[]): boolean =>
      left.length === right.length &&
      left.every((axis, k) => affineEquals(lhs.shape[axis], rhs.shape[right[k]]));
    ensure(
      lhs.element === rhs.element && agree(lhsBatching, rhsBatching) && agree(lhsContracting, rhsContracting),
      () =>
        `${kind}: ${formatType(lhs)} and ${formatType(rhs)} do not fit, ` +
        `contracting ${pairs(lhsContracting, rhsContracting)}, batching ${pairs(lhsBatching, rhsBatching)}`,
      'paired axes have the same extent, and both operands one element type',
    );
    const shape = [
      ...lhsBatching.map((axis) => lhs.shape[axis]),
      ...freeAxes(lhs.shape.length, lhsBatching, lhsContracting).map((axis) => lhs.shape[axis]),
      ...freeAxes(rhs.shape.length, rhsBatching, rhsContracting).map((axis) => rhs.shape[axis]),
    ];
    return { shape, element: declared?.element ?? lhs.element };
  },
  assembly: {
    print: (operation, printer) => {
      const { lhsBatching, rhsBatching, lhsContracting, rhsContracting, precision } = operation.attributes;
      const batching = lhsBatching.length === 0 ? '' : `, batching_dims = ${pairs(lhsBatching, rhsBatching)}`;
      const contracting = `, contracting_dims = ${pairs(lhsContracting, rhsContracting)}`;
      const mode = precision ? `, precision = [${precision.join(', ')}]` : '';
      const operands = printOperands(operation.operands, printer);
      return ` ${operands}${batching}${contracting}${mode} : ${printer.functional(operation)}`;
    },
    parse: (parser) => {
      const { cursor } = parser;
      const { operands, more } = parseOperands(parser);
      if (!more) cursor.unexpected("', contracting_dims = ...'");
      const attributes = parseSettings(cursor);
      parseForeignAttributes(kind, cursor);
      cursor.expect(':');
      return { operands, attributes, regions: [], signature: parseFunctional(cursor) };
    },
    attributes: (reader) => {
      const numbers = reader.record('dot_dimension_numbers');
      const precision = reader.enumerations('precision_config');
      return {
        lhsBatching: numbers.get('lhs_batching_dimensions') ?? [],
        rhsBatching: numbers.get('rhs_batching_dimensions') ?? [],
        lhsContracting: numbers.get('lhs_contracting_dimensions') ?? [],
        rhsContracting: numbers.get('rhs_contracting_dimensions') ?? [],
        ...(precision && { precision }),
      };
    },
  },
  meaning: (operation, scope) => {
    const [lhs, rhs] = [operation.operands[0], operation.operands[1]];
    const { lhsBatching, rhsBatching, lhsContracting, rhsContracting } = operation.attributes;
    const bounds = lhsContracting.map((axis, k) => scope.bound(k, lhs.type.shape[axis]));
    const lhsIndices = lhs.type.shape.map((_, axis) => bounds[lhsContracting.indexOf(axis)]?.form);
    const rhsIndices = rhs.type.shape.map((_, axis) => bounds[rhsContracting.indexOf(axis)]?.form);
    let axis = 0;
    for (const [k, lhsAxis] of lhsBatching.entries()) {
      lhsIndices[lhsAxis] = rhsIndices[rhsBatching[k]] = scope.index(axis);
      axis += 1;
    }
    for (const indices of [lhsIndices, rhsIndices]) {
      for (const [k, form] of indices.entries()) {
        if (form) continue;
        indices[k] = scope.index(axis);
        axis += 1;
      }
    }
    const factors = [
      scope.read(
        lhs,
        lhsIndices.map((form) => form),
      ),
      scope.read(
        rhs,
        rhsIndices.map((form) => form),
      ),
    ];
    return [
      scope.computed(
        operation,
        sum(
          bounds.flatMap(({ ranges }) => ranges),
          product(...factors),
        ),
      ),
    ];
  },
});
