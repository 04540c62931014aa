import type { AccuracyProfile } from '../backend';

/**
 * What Vulkan promises of each SPIR-V instruction, and what follows for what IREE composes of them: sqrt is
 * 1 / inverseSqrt (2 + 2.5 ULP); logistic is 1 / (1 + exp(-x)), where exp's 3 + 2|x| ULP weigh fully at very
 * negative x (|x| <= 88, beyond which it overflows); tanh and erf are polynomials of MLIR's, of which nothing is stated
 * but that they are for float32: within 8 ULP, or as near as the largest term rounds.
 */
export const accuracy: AccuracyProfile = {
  id: 'vulkan',
  source:
    'Vulkan 1.3, Precision of Individual Operations, https://registry.khronos.org/vulkan/specs/latest/html/vkspec.html#spirvenv-precision-operation',
  flushToZero: true,
  // A correctly rounded result is either neighbour: no rounding mode is specified.
  rounding: 'either',
  ulp: {
    divide: 2.5,
    sqrt: 4.6,
    rsqrt: 2,
    exp: { constant: 3, perMagnitude: 2 },
    log: 3,
    tanh: 8,
    logistic: 183,
    erf: 8,
  },
  absolute: { log: 2 ** -21, tanh: 3.6 * 2 ** -23, erf: 1e-6 },
};
