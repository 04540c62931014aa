import { withAttributes } from '../build';
import type { RewritingOperator } from '../operator';

export default {
  kind: 'rewriting',
  name: 'reverse-dropped',
  title: 'a reversal was left out',
  fault: 'index',
  *changes(operation) {
    if (operation.kind !== 'reverse') return;
    const { dimensions } = operation.attributes;
    yield { what: '', by: operation.operands[0] };
    if (dimensions.length === 1) return;
    for (const dropped of dimensions) {
      const kept = dimensions.filter((dimension) => dimension !== dropped);
      yield { what: `axis ${String(dropped)}`, by: [withAttributes(operation, { dimensions: kept })] };
    }
  },
} satisfies RewritingOperator;
