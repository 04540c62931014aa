import type { KnownDeviation } from '../backend';

/** Of tfjs-core itself: seen wherever exp is exact enough to show it. */
export const softmaxDeviation: KnownDeviation = {
  cases: 'softmax-ce-logits-grad:bounded',
  route: 'native',
  reason:
    'the gradient is exp(z - logsumexp(z)) - t instead of exp(z) / sum exp(z) - t: rounding z - logsumexp(z) costs |z - logsumexp(z)| ULP where logits are spread or confident',
  link: 'docs/findings.md#tensorflowjs-softmax-cross-entropy-gradient',
};
