import type { KnownDeviation } from '../backend';
import { layerNormDeviation } from '../tfjs/layer-norm-deviation';
import { softmaxDeviation } from '../tfjs/softmax-deviation';

/** Seen on @tensorflow/tfjs-backend-wasm 4.22.0. */
export const deviations: readonly KnownDeviation[] = [
  {
    cases: 'max-pool-2x2-input-grad',
    route: 'native',
    reason:
      "MaxPoolGrad gives the cotangent to the batch's first cell where a window's maximum is not positive, and to the last of tied maxima",
    link: 'docs/findings.md#tfjs-wasm-max-pool-gradient',
  },
  {
    cases: 'max-pool-*:bounded:*-not-a-number-x',
    route: 'emitted',
    reason:
      'Maximum gives the first operand where the second is NaN: a window of NaNs folds to its initial -Infinity',
    link: 'docs/findings.md#tfjs-wasm-maximum-of-nan',
  },
  softmaxDeviation,
  layerNormDeviation,
];
