import type { KnownDeviation } from '../backend';
import { deviationsOfCompiler } from '../iree/deviations';

const groups = {
  route: 'emitted',
  reason:
    'of a convolution in batch groups only the first element of each group is computed, the others are 0',
  link: 'docs/findings.md#iree-on-vulkan-convolution-in-groups',
} as const;

const sum = {
  route: 'emitted',
  reason:
    'a sum over the axes on both sides of a third, broadcast and read by what follows, is 0 beyond the fourth element',
  link: 'docs/findings.md#iree-on-vulkan-sum-around-an-axis',
} as const;

/** Seen on IREE 3.13.0 with SwiftShader 5.0.0. */
export const deviations: readonly KnownDeviation[] = [
  ...deviationsOfCompiler,
  { cases: 'depthwise-*weight-grad', ...groups },
  { cases: 'depthwise-*weight-sgd', ...groups },
  { cases: 'batch-norm:bounded:*.C33.*', ...sum },
  { cases: 'bn-*:bounded:*.C33.*', ...sum },
  {
    cases: '*:laws:*-erased-rounding',
    route: 'emitted',
    reason: 'a convolution of bfloat16 operands with several output channels is wrong in places',
    link: 'docs/findings.md#iree-on-vulkan-convolution-of-bfloat16',
  },
];
