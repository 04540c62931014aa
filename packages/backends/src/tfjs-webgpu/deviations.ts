import type { KnownDeviation } from '../backend';
import { layerNormDeviation } from '../tfjs/layer-norm-deviation';

/** Seen on @tensorflow/tfjs-backend-webgpu 4.22.0. */
export const deviations: readonly KnownDeviation[] = [
  {
    cases: 'max-pool-2x2-input-grad',
    route: 'native',
    reason:
      "MaxPoolGrad gives the cotangent to the last of tied maxima (the forward's position shader compares with >=), not to the first in row-major order",
    link: 'docs/findings.md#tfjs-webgpu-max-pool-gradient',
  },
  layerNormDeviation,
];
