import { parseForeignAttributes, printIntegers } from '../assembly';
import { combined, reducerMeaning } from '../meaning/reducers';
import type { Cursor } from '../text/cursor';
import type { ElementType, Region } from '../ir';
import { parseFunctional } from '../text/types';
import { defineOpKind, type OperationParser } from '../op-kind';
import { reducerKinds, reducerOf, reducerRegion } from '../combiner';
import { ensure } from '../errors';
import { formatType, ensureAxes } from '../shapes';

/** `stablehlo.add` */
function parseCombiner(cursor: Cursor, element: ElementType): Region {
  const token = cursor.take('word', 'a combiner');
  const kind = reducerKinds.find((reducer) => `stablehlo.${reducer}` === token.text);
  if (!kind) {
    return cursor.outside(
      `reduce: '${token.text}' is not a reducer that is known here`,
      `use one of ${reducerKinds.join(', ')}`,
      token,
    );
  }
  return reducerRegion(kind, element, ['a', 'b', 'c']);
}

/** `reducer(%a: t, %b: t) { ... }` */
function parseReducer(parser: OperationParser): Region {
  const { cursor } = parser;
  cursor.expect('reducer');
  return parser.regionWithArguments();
}

export default defineOpKind({
  kind: 'reduce',
  arity: 2,
  regionCount: 1,
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

  assembly: {
    print: (operation, printer) => {
      const [operand, initial] = operation.operands;
      const combiner = operation.regions[0]?.body[0]?.kind ?? '?';
      return (
        `(${printer.name(operand)} init: ${printer.name(initial)}) applies stablehlo.${combiner} ` +
        `across dimensions = ${printIntegers(operation.attributes.dimensions)} : ${printer.functional(operation)}`
      );
    },
    parse: (parser) => {
      const { cursor } = parser;
      cursor.expect('(');
      const operand = parser.operand();
      cursor.expect('init');
      cursor.expect(':');
      const initial = parser.operand();
      cursor.expect(')');
      if (cursor.at(',')) {
        cursor.outside('reductions of several operands are not supported', 'write one each', cursor.peek());
      }
      const isCompact = cursor.accept('applies');
      const regions = isCompact ? [parseCombiner(cursor, operand.type.element)] : [];
      cursor.expect('across');
      cursor.expect('dimensions');
      cursor.expect('=');
      const dimensions = cursor.integers();
      parseForeignAttributes('reduce', cursor);
      cursor.expect(':');
      const signature = parseFunctional(cursor);
      if (!isCompact) regions.push(parseReducer(parser));
      return { operands: [operand, initial], attributes: { dimensions }, regions, signature };
    },
    attributes: (reader) => ({ dimensions: reader.integers('dimensions') }),
  },
  meaning: (operation, scope) => {
    const [operand, initial] = [operation.operands[0], operation.operands[1]];
    const { dimensions } = operation.attributes;
    const { element, shape } = operand.type;
    const kind = reducerOf('reduce', 'combiner', operation.regions[0], element);
    const bounds = shape.map((extent, axis) =>
      dimensions.includes(axis) ? scope.bound(dimensions.indexOf(axis), extent) : undefined,
    );
    let kept = 0;
    const indices = bounds.map((bound) => {
      if (bound) return bound.form;
      kept += 1;
      return scope.index(kept - 1);
    });
    const body = reducerMeaning(kind).reduce(
      bounds.flatMap((bound) => bound?.ranges ?? []),
      scope.read(operand, indices),
    );
    return [scope.computed(operation, combined(kind, body, initial, scope))];
  },
});
