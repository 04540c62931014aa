import { withOperands } from '../build';
import type { RewritingOperator } from '../operator';

export default {
  kind: 'rewriting',
  name: 'branches-swapped',
  title: 'the branches of a select were swapped',
  fault: 'choice',
  *changes(operation) {
    if (operation.kind !== 'select') return;
    const [condition, then, otherwise] = operation.operands;
    yield { what: '', by: [withOperands(operation, [condition, otherwise, then])] };
  },
} satisfies RewritingOperator;
