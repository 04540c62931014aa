import type { AccuracyProfile } from './backend';

/** Half an ULP for the rounding to float32, and a trifle for the float64 function under it. */
const rounded = 0.501;

/**
 * Float32 functions computed in JavaScript's float64 and rounded when stored: ECMA-262 leaves the functions of
 * Math to the implementation, and V8 has fdlibm, whose float64 results are off by less than one ULP of float64.
 */
export const javascriptUlp: AccuracyProfile['ulp'] = {
  divide: 0.5,
  sqrt: 0.5,
  rsqrt: rounded,
  exp: { constant: rounded, perMagnitude: 0 },
  log: rounded,
  tanh: rounded,
  logistic: rounded,
  erf: rounded,
};
