import { withAttributes } from '../build';
import type { RewritingOperator } from '../operator';

/** Well-formed at shapes alone whose exchanged extents are equal. */
export default {
  kind: 'rewriting',
  name: 'contracted-axes-changed',
  title: 'a product contracted another axis',
  fault: 'index',
  *changes(operation) {
    if (operation.kind !== 'dot_general') return;
    const { attributes, operands } = operation;
    for (const [position, contracting, batching] of [
      [0, 'lhsContracting', 'lhsBatching'],
      [1, 'rhsContracting', 'rhsBatching'],
    ] as const) {
      const axes = attributes[contracting];
      for (const other of operands[position].type.shape.keys()) {
        if (axes.includes(other) || attributes[batching].includes(other)) continue;
        for (const [at, axis] of axes.entries()) {
          const what = `operand ${String(position)}, axis ${String(other)} for ${String(axis)}`;
          yield { what, by: [withAttributes(operation, { [contracting]: axes.with(at, other) })] };
        }
      }
    }
  },
} satisfies RewritingOperator;
