import type { AccuracyProfile } from '../backend';

/**
 * TensorFlow promises nothing of its functions. rsqrt: what Eigen's source states of its Newton step, which starts at the
 * processor's own approximation. exp, log, tanh and logistic are polynomials that the wheel compiles for every processor
 * alike: the largest error at every third float32, by `npm run accuracy -- --backend tfjs-node --stride 3`, rounded up.
 * NaNs: IEEE 754, 6.2.3, in arithmetic, and those functions hand them on. TensorFlow's threads flush subnormal operands and results. Nothing is promised of erf, to which no op is lowered.
 */
export const accuracy: AccuracyProfile = {
  id: 'tensorflow-cpu',
  source:
    'IEEE 754 arithmetic; tsl/platform/threadpool.cc, ScopedFlushDenormal; Eigen, MathFunctionsImpl.h, generic_rsqrt_newton_step (2 ULP); a third of all float32 arguments tried for exp, log, tanh and logistic',
  flushToZero: true,
  propagatesNaN: true,
  ulp: {
    divide: 0.5,
    sqrt: 0.5,
    rsqrt: 2,
    exp: { constant: 1.5, perMagnitude: 0 },
    log: 2.5,
    tanh: 3.5,
    logistic: 2,
    erf: Infinity,
  },
};
