import type { RewritingOperator } from '../operator';
import { moved, paddingsOf, withPadding } from '../paddings';

export default {
  kind: 'rewriting',
  name: 'padding-shifted',
  title: 'the window of an axis stood one place off',
  fault: 'index',
  *changes(operation) {
    for (const [axis, padding] of (paddingsOf(operation) ?? []).entries()) {
      for (const by of [1, -1]) {
        const what = `axis ${String(axis)} by ${String(by)}`;
        yield { what, by: [withPadding(operation, axis, moved(padding, by))] };
      }
    }
  },
} satisfies RewritingOperator;
