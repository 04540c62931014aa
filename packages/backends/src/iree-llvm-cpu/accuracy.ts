import type { AccuracyProfile } from '../backend';

export const accuracy: AccuracyProfile = {
  id: 'iree-llvm-cpu',
  source: 'measured',
  flushToZero: true,
  propagatesNaN: true,
  ulp: {
    divide: 0.5,
    sqrt: 0.5,
    rsqrt: 1.01,
    exp: { constant: 3, perMagnitude: 0 },
    log: 2,
    tanh: 4,
    logistic: 5,
    erf: 8,
  },
};
