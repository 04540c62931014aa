import { withAttributes } from '../build';
import type { RewritingOperator } from '../operator';

/** An epsilon dropped or ten times too large, a rate of learning lost. */
export default {
  kind: 'rewriting',
  name: 'constant-changed',
  title: 'a constant was dropped, or ten times too large',
  fault: 'number',
  *changes(operation) {
    if (operation.kind !== 'constant') return;
    const { value } = operation.attributes;
    if (typeof value !== 'number' || value === 0 || !Number.isFinite(value)) return;
    yield {
      what: `0 for ${String(value)}`,
      by: [withAttributes(operation, { value: 0, literal: undefined })],
    };
    yield {
      what: `ten times ${String(value)}`,
      by: [withAttributes(operation, { value: 10 * value, literal: undefined })],
    };
  },
} satisfies RewritingOperator;
