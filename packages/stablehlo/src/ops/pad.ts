import {
  add,
  apply,
  bracket,
  product,
  scale,
  subtract,
  sum,
  within,
  type Expression,
} from '@gradcert/notation';
import { formsCodec, integersCodec, keyedAssembly } from '../assembly';
import { defineOpKind } from '../op-kind';
import { ensure } from '../errors';
import { dilatedExtent, formatType, ensureAtLeast, ensureExtents, ensureLength } from '../shapes';

export default defineOpKind({
  kind: 'pad',
  arity: 2,
  infer: ({ operands, attributes: { low, high, interior } }) => {
    const [operand, value] = operands as [(typeof operands)[0], (typeof operands)[0]];
    const rank = operand.shape.length;
    ensureLength('pad', 'low', low, rank);
    ensureLength('pad', 'high', high, rank);
    ensureLength('pad', 'interior', interior, rank);
    ensureAtLeast('pad', 'interior', interior, 0);
    ensure(
      value.shape.length === 0 && value.element === operand.element,
      () => `pad: the padding value has type ${formatType(value)}, the operand ${formatType(operand)}`,
      'the padding value has rank 0 and the element type of the operand',
    );
    const shape = operand.shape.map((extent, axis) =>
      add(add(dilatedExtent(extent, interior[axis] + 1), low[axis]), high[axis]),
    );
    ensureExtents('pad', shape);
    return { shape, element: operand.element };
  },

  assembly: keyedAssembly('pad', 'functional', {
    low: ['low', 'edge_padding_low', formsCodec],
    high: ['high', 'edge_padding_high', formsCodec],
    interior: ['interior', 'interior_padding', integersCodec],
  }),
  meaning: (operation, scope) => {
    const [operand, value] = operation.operands;
    const { low, interior } = operation.attributes;
    const axes = operand.type.shape.map((extent, axis) => {
      const from = subtract(scope.index(axis), low[axis]);
      if (interior[axis] === 0) return { form: from, ranges: [], inside: within(from, extent), matches: [] };
      // Holes: the element u with step * u = i - low, if there is one.
      const bound = scope.bound(axis, extent, 'u');
      const match = bracket('eq', scale(bound.form, interior[axis] + 1), from);
      return { ...bound, inside: undefined, matches: [match] };
    });
    const ranges = axes.flatMap((axis) => axis.ranges);
    const matches = axes.flatMap((axis) => axis.matches);
    const indices = axes.map(({ form }) => form);
    const fill = scope.constantOf(value);
    const picked = (factors: readonly Expression[], otherwise: number): Expression =>
      sum(ranges, product(...factors, scope.read(operand, indices, otherwise)));
    if (fill === 0) return [scope.moved(operation, picked(matches, 0))];
    if (fill !== undefined && matches.length === 0) return [scope.moved(operation, picked([], fill))];
    const hits = axes.flatMap(({ inside }) => inside ?? []);
    const condition = product(...hits, sum(ranges, product(...matches)));
    const body = apply('select', condition, picked(matches, 0), scope.read(value, []));
    return [scope.moved(operation, body)];
  },
});
