import type { KnownDeviation } from '../backend';
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
  softmaxDeviation,
];
