import { affineEquals } from '@gradcert/notation';
import { defineOpKind } from '../op-kind';
import { ensure } from '../errors';
import { formatType, ensureAxes } from '../shapes';

/** Axes of an operand that are neither batching nor contracting. */
export const freeAxes = (rank: number, ...taken: readonly (readonly number[])[]): number[] =>
  Array.from({ length: rank }, (_, axis) => axis).filter(
    (axis) => !taken.some((axes) => axes.includes(axis)),
  );

export default defineOpKind({
  kind: 'dot_general',
  arity: 2,
  infer: ({ operands, attributes, declared }) => {
    const [lhs, rhs] = operands as [(typeof operands)[0], (typeof operands)[0]];
    const { lhsBatching, rhsBatching, lhsContracting, rhsContracting } = attributes;
    ensureAxes('dot_general', 'lhs dims', [...lhsBatching, ...lhsContracting], lhs.shape.length);
    ensureAxes('dot_general', 'rhs dims', [...rhsBatching, ...rhsContracting], rhs.shape.length);
    const agree = (left: readonly number[], right: readonly number[]): boolean =>
      left.length === right.length &&
      left.every((axis, k) => affineEquals(lhs.shape[axis]!, rhs.shape[right[k]!]!));
    ensure(
      lhs.element === rhs.element && agree(lhsBatching, rhsBatching) && agree(lhsContracting, rhsContracting),
      () =>
        `dot_general: ${formatType(lhs)} and ${formatType(rhs)} do not fit, ` +
        `contracting [${lhsContracting.join(', ')}] x [${rhsContracting.join(', ')}], ` +
        `batching [${lhsBatching.join(', ')}] x [${rhsBatching.join(', ')}]`,
      'paired axes have the same extent, and both operands one element type',
    );
    const shape = [
      ...lhsBatching.map((axis) => lhs.shape[axis]!),
      ...freeAxes(lhs.shape.length, lhsBatching, lhsContracting).map((axis) => lhs.shape[axis]!),
      ...freeAxes(rhs.shape.length, rhsBatching, rhsContracting).map((axis) => rhs.shape[axis]!),
    ];
    return { shape, element: declared?.element ?? lhs.element };
  },
});
