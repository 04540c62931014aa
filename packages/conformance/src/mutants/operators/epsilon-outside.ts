import { like, resultOf } from '../build';
import type { RewritingOperator } from '../operator';

export default {
  kind: 'rewriting',
  name: 'epsilon-outside',
  title: 'a term under a root was added outside of it',
  fault: 'number',
  *changes(operation, { producer }) {
    if (operation.kind !== 'rsqrt' && operation.kind !== 'sqrt') return;
    const sum = producer(operation.operands[0]);
    if (sum?.kind !== 'add') return;
    const root = like(resultOf(operation), operation.kind, [sum.operands[0]], {});
    yield { what: '', by: [root, like(resultOf(operation), 'add', [resultOf(root), sum.operands[1]], {})] };
  },
} satisfies RewritingOperator;
