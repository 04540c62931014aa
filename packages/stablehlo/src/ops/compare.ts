import { apply, type Comparison } from '@gradcert/notation';
import { parseOperands, parseForeignAttributes, printOperands } from '../assembly';
import { parseFunctional } from '../text/types';
import type { Attributes } from '../ir';
import { defineOpKind, ensureSameTypes } from '../op-kind';
import { ensure } from '../errors';

type Direction = Attributes['compare']['direction'];

const operators: Readonly<Record<Direction, Comparison>> = {
  EQ: 'eq',
  NE: 'ne',
  GE: 'ge',
  GT: 'gt',
  LE: 'le',
  LT: 'lt',
};
const directions = Object.keys(operators);
const compareTypes = ['FLOAT', 'TOTALORDER', 'SIGNED', 'UNSIGNED'];

export default defineOpKind({
  kind: 'compare',
  arity: 2,
  infer: ({ operands, attributes }) => {
    ensureSameTypes('compare', operands);
    ensure(
      directions.includes(attributes.direction),
      () => `compare: unknown direction ${attributes.direction}`,
      `use one of ${directions.join(', ')}`,
    );
    ensure(
      attributes.compareType === undefined || compareTypes.includes(attributes.compareType),
      () => `compare: unknown comparison type ${attributes.compareType ?? ''}`,
      `use one of ${compareTypes.join(', ')}`,
    );
    return { shape: operands[0].shape, element: 'i1' };
  },

  assembly: {
    print: (operation, printer) => {
      const { direction, compareType } = operation.attributes;
      const suffix = compareType === undefined ? '' : `, ${compareType}`;
      return ` ${direction}, ${printOperands(operation.operands, printer)}${suffix} : ${printer.functional(operation)}`;
    },
    parse: (parser) => {
      const { cursor } = parser;
      const direction = cursor.take('word', 'a direction').text as Direction;
      cursor.expect(',');
      const { operands, more } = parseOperands(parser);
      const compareType = more ? cursor.take('word', 'a comparison type').text : undefined;
      parseForeignAttributes('compare', cursor);
      cursor.expect(':');
      const attributes = compareType === undefined ? { direction } : { direction, compareType };
      return { operands, attributes, regions: [], signature: parseFunctional(cursor) };
    },
    attributes: (reader) => {
      const direction = reader.enumeration('comparison_direction') as Direction;
      const compareType = reader.enumeration('compare_type');
      return compareType === undefined ? { direction } : { direction, compareType };
    },
  },
  meaning: (operation, scope) => {
    const indices = scope.indices(operation.results[0].type.shape.length);
    const [left, right] = operation.operands.map((operand) => scope.read(operand, indices));
    return [scope.computed(operation, apply(operators[operation.attributes.direction], left, right))];
  },
});
