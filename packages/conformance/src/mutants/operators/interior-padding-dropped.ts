import { interiorPaddingChanged } from '../interior-padding';
import type { RewritingOperator } from '../operator';

/** The elements stand side by side, and all the padding behind them. */
export default {
  kind: 'rewriting',
  name: 'interior-padding-dropped',
  title: 'the interior padding of an axis was dropped',
  fault: 'index',
  changes: interiorPaddingChanged(() => 0),
} satisfies RewritingOperator;
