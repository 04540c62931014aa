import type { KnownDeviation } from '../backend';

/** The gradient of a layer norm that is composed of smaller operations: the same on every backend of TensorFlow.js. */
export const layerNormDeviation: KnownDeviation = {
  cases: 'ln-input-grad:bounded:*-far-magnitudes',
  route: 'native',
  reason:
    'in the gradient of the composed layer norm the cotangent meets the centred input before it is normalised: their product overflows where the node does not',
  link: 'docs/findings.md#tensorflowjs-layer-norm-gradient',
};
