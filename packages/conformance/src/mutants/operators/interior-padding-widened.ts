import { interiorPaddingChanged } from '../interior-padding';
import type { RewritingOperator } from '../operator';

/** One more between neighbours; the high padding is what keeps the result's shape. */
export default {
  kind: 'rewriting',
  name: 'interior-padding-widened',
  title: 'the interior padding of an axis was one more',
  fault: 'index',
  changes: interiorPaddingChanged((between) => between + 1),
} satisfies RewritingOperator;
