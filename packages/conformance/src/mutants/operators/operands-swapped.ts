import { withOperands } from '../build';
import type { RewritingOperator } from '../operator';

const ORDERED: ReadonlySet<string> = new Set(['subtract', 'divide', 'dot_general', 'convolution']);

export default {
  kind: 'rewriting',
  name: 'operands-swapped',
  title: 'the operands of an operation were swapped',
  fault: 'term',
  *changes(operation) {
    if (!ORDERED.has(operation.kind)) return;
    const [left, right] = operation.operands;
    yield { what: '', by: [withOperands(operation, [right, left])] };
  },
} satisfies RewritingOperator;
