import { like, resultOf } from '../build';
import type { RewritingOperator } from '../operator';

export default {
  kind: 'rewriting',
  name: 'sign-changed',
  title: 'the sign of a term was changed',
  fault: 'term',
  *changes(operation) {
    const { kind, operands, results } = operation;
    if (kind === 'add') yield { what: '', by: [like(results[0], 'subtract', operands, {})] };
    if (kind === 'subtract') yield { what: '', by: [like(results[0], 'add', operands, {})] };
    if (kind === 'negate') yield { what: '', by: operands[0] };
    if (kind === 'convolution' || kind === 'dot_general' || kind === 'multiply') {
      yield { what: '', by: [operation, like(resultOf(operation), 'negate', [resultOf(operation)], {})] };
    }
  },
} satisfies RewritingOperator;
