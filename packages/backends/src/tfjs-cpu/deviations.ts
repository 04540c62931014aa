import type { KnownDeviation } from '../backend';

/** Seen on @tensorflow/tfjs 4.22.0. */
export const deviations: readonly KnownDeviation[] = [
  {
    cases: 'softmax-ce-logits-grad:bounded',
    route: 'native',
    reason:
      'the gradient is exp(z - logsumexp(z)) - t instead of exp(z) / sum exp(z) - t: rounding z - logsumexp(z) costs |z - logsumexp(z)| ULP where logits are spread or confident',
    link: 'https://github.com/tensorflow/tfjs/blob/tfjs-v4.22.0/tfjs-core/src/ops/losses/softmax_cross_entropy.ts',
  },
  {
    cases: 'ln-input-grad:bounded:*-far-magnitudes',
    route: 'native',
    reason:
      'in the gradient of the composed layer norm the cotangent meets the centred input before it is normalised: their product overflows where the node does not',
    link: 'https://github.com/tensorflow/tfjs/blob/tfjs-v4.22.0/tfjs-core/src/gradients/Multiply_grad.ts',
  },
];
