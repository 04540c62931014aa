import { withAttributes } from '../build';
import type { RewritingOperator } from '../operator';

/** Well-formed at shapes alone whose exchanged extents are equal. */
export default {
  kind: 'rewriting',
  name: 'reduced-axes-changed',
  title: 'a reduction went over another axis',
  fault: 'index',
  *changes(operation) {
    if (operation.kind !== 'reduce') return;
    const { dimensions } = operation.attributes;
    for (const other of operation.operands[0].type.shape.keys()) {
      if (dimensions.includes(other)) continue;
      for (const [at, axis] of dimensions.entries()) {
        const what = `axis ${String(other)} for ${String(axis)}`;
        const changed = dimensions.with(at, other).toSorted((a, b) => a - b);
        yield { what, by: [withAttributes(operation, { dimensions: changed })] };
      }
    }
  },
} satisfies RewritingOperator;
