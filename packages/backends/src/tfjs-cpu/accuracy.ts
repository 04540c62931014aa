import type { AccuracyProfile } from '../backend';

/** Half an ULP for the rounding to float32, and a trifle for the float64 function under it. */
const rounded = 0.501;

/** tfjs-cpu computes in JavaScript's float64 and rounds each stored result to float32. */
export const accuracy: AccuracyProfile = {
  id: 'tfjs-cpu',
  source:
    'ECMA-262, 21.3.2 Math (float64 functions, fdlibm in V8) with each result stored in a Float32Array; ' +
    'erf is the polynomial 7.1.26 of Abramowitz and Stegun',
  flushToZero: false,
  ulp: {
    divide: 0.5,
    sqrt: 0.5,
    rsqrt: rounded,
    exp: { constant: rounded, perMagnitude: 0 },
    log: rounded,
    tanh: rounded,
    logistic: rounded,
    erf: rounded,
  },
  absolute: { erf: 1.6e-7 },
};
