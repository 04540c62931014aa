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
];
