import type { KnownDeviation } from '../backend';
import { softmaxDeviation } from '../tfjs/softmax-deviation';

/** Seen on @tensorflow/tfjs 4.22.0. */
export const deviations: readonly KnownDeviation[] = [
  softmaxDeviation,
  {
    cases: 'ln-input-grad:bounded:*-far-magnitudes',
    route: 'native',
    reason:
      'in the gradient of the composed layer norm the cotangent meets the centred input before it is normalised: their product overflows where the node does not',
    link: 'https://github.com/tensorflow/tfjs/blob/tfjs-v4.22.0/tfjs-core/src/gradients/Multiply_grad.ts',
  },
];
