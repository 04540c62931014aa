import type { AccuracyProfile } from '../backend';

/**
 * What WGSL promises of each function, and what follows for those that tfjs composes:
 * sqrt is 1 / inverseSqrt (2 + 2.5 ULP); tanh is (1 - e) / (1 + e) with e = exp(-2|x|), so 3.5 ULP of 1 absolutely
 * where 1 - e cancels, and 6 ULP for the denominator and the division; logistic is 1 / (1 + exp(-x)), where
 * exp's 3 + 2|x| ULP weigh fully at very negative x (|x| <= 88, beyond which it overflows).
 */
export const accuracy: AccuracyProfile = {
  id: 'wgsl',
  source:
    'WebGPU Shading Language, 15.7.4 Floating Point Accuracy, https://www.w3.org/TR/WGSL/#floating-point-accuracy',
  flushToZero: true,
  // Section 15.7: a correctly rounded result is either neighbour, no rounding mode is specified.
  rounding: 'either',
  ulp: {
    divide: 2.5,
    sqrt: 4.6,
    rsqrt: 2,
    exp: { constant: 3, perMagnitude: 2 },
    log: 3,
    tanh: 6.1,
    logistic: 183,
    erf: 8,
  },
  // log: 2^-21 in [0.5, 2]; erf: the polynomial 7.1.26 of Abramowitz and Stegun in float32.
  absolute: { log: 2 ** -21, tanh: 3.6 * 2 ** -23, erf: 1e-6 },
};
