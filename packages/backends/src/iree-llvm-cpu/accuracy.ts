import type { AccuracyProfile } from '../backend';

/**
 * Division and sqrt are the processor's; rsqrt is 1 / sqrt, two roundings. exp, log, tanh and logistic are polynomials of
 * MLIR's, of which nothing is stated: the largest error at every 15th float32, by
 * `npm run accuracy -- --backend iree-llvm-cpu --stride 15`, rounded up. NaNs: StableHLO defines each operation as that of
 * IEEE 754. Subnormal results of exp and logistic are flushed. Nothing is promised of erf, to which no op is lowered.
 */
export const accuracy: AccuracyProfile = {
  id: 'iree-llvm-cpu',
  source:
    'IEEE 754 arithmetic; https://openxla.org/stablehlo/spec for NaNs; a fifteenth of all float32 arguments tried for rsqrt, exp, log, tanh and logistic',
  flushToZero: true,
  propagatesNaN: true,
  ulp: {
    divide: 0.5,
    sqrt: 0.5,
    rsqrt: 1.01,
    exp: { constant: 3, perMagnitude: 0 },
    log: 1,
    tanh: 3,
    logistic: 1.5,
    erf: Infinity,
  },
};
