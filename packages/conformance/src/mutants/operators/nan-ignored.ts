import { like, resultOf } from '../build';
import type { RewritingOperator } from '../operator';

/** `x > y ? x : y`, which is y where x is NaN. */
export default {
  kind: 'rewriting',
  name: 'nan-ignored',
  title: 'a maximum or a minimum was a comparison, so that it ignored a NaN',
  fault: 'range',
  beyondReals: true,
  *changes(operation) {
    const { kind, operands } = operation;
    if (kind !== 'maximum' && kind !== 'minimum') return;
    const direction = kind === 'maximum' ? 'GT' : 'LT';
    const wins = like(operands[0], 'compare', operands, { direction }, 'i1');
    yield { what: '', by: [wins, like(resultOf(operation), 'select', [resultOf(wins), ...operands], {})] };
  },
} satisfies RewritingOperator;
