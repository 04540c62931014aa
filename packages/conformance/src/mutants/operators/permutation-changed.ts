import { withAttributes } from '../build';
import type { RewritingOperator } from '../operator';

/** Well-formed at shapes alone whose swapped extents are equal. */
export default {
  kind: 'rewriting',
  name: 'permutation-changed',
  title: 'two axes of a transposition were swapped',
  fault: 'index',
  *changes(operation) {
    if (operation.kind !== 'transpose') return;
    const { permutation } = operation.attributes;
    for (const [a, from] of permutation.entries()) {
      for (const [b, to] of permutation.entries()) {
        if (b <= a) continue;
        const what = `axes ${String(a)} and ${String(b)}`;
        yield {
          what,
          by: [withAttributes(operation, { permutation: permutation.with(a, to).with(b, from) })],
        };
      }
    }
  },
} satisfies RewritingOperator;
