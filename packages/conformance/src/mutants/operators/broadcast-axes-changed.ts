import { withAttributes } from '../build';
import type { RewritingOperator } from '../operator';

/** Well-formed at shapes alone whose exchanged extents are equal. */
export default {
  kind: 'rewriting',
  name: 'broadcast-axes-changed',
  title: 'a broadcast went along another axis',
  fault: 'index',
  *changes(operation) {
    if (operation.kind !== 'broadcast_in_dim') return;
    const { dimensions } = operation.attributes;
    for (const [at, axis] of dimensions.entries()) {
      for (const other of operation.results[0].type.shape.keys()) {
        if (other === axis) continue;
        const taken = dimensions.indexOf(other);
        const changed = taken < 0 ? dimensions.with(at, other) : dimensions.with(at, other).with(taken, axis);
        if (taken >= 0 && taken < at) continue;
        yield {
          what: `axis ${String(other)} for ${String(axis)}`,
          by: [withAttributes(operation, { dimensions: changed })],
        };
      }
    }
  },
} satisfies RewritingOperator;
