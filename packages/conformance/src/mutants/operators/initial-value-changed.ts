import { resultOf, splat, withOperands } from '../build';
import type { RewritingOperator } from '../operator';

/** Operands that are where accumulation starts, or what padding holds. */
const INITIAL: Readonly<Partial<Record<string, number>>> = {
  reduce: 1,
  reduce_window: 1,
  select_and_scatter: 2,
  pad: 1,
};

export default {
  kind: 'rewriting',
  name: 'initial-value-changed',
  title: 'an accumulation started from another value, or padding held another',
  fault: 'term',
  *changes(operation, { producer }) {
    const at = INITIAL[operation.kind];
    if (at === undefined) return;
    const initial = operation.operands[at];
    const defined = producer(initial);
    const isZero = defined?.kind === 'constant' && defined.attributes.value === 0;
    const other = splat(initial, isZero ? 1 : 0);
    yield {
      what: isZero ? '1 for 0' : '0',
      by: [other, withOperands(operation, operation.operands.with(at, resultOf(other)))],
    };
  },
} satisfies RewritingOperator;
