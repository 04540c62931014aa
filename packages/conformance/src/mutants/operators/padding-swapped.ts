import { affineEquals } from '@gradcert/notation';
import type { RewritingOperator } from '../operator';
import { paddingsOf, withPadding } from '../paddings';

export default {
  kind: 'rewriting',
  name: 'padding-swapped',
  title: 'the low and the high padding of an axis were swapped',
  fault: 'index',
  *changes(operation) {
    for (const [axis, [low, high]] of (paddingsOf(operation) ?? []).entries()) {
      if (affineEquals(low, high)) continue;
      yield { what: `axis ${String(axis)}`, by: [withPadding(operation, axis, [high, low])] };
    }
  },
} satisfies RewritingOperator;
