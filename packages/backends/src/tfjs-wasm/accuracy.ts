import type { AccuracyProfile } from '../backend';

/**
 * exp and log: what musl's sources state. rsqrt is 1 / sqrt, two roundings. tanh (musl) and logistic (XNNPACK) have no
 * statement: the largest error at any float32, by `npm run accuracy -- --backend tfjs-wasm`, rounded up.
 * NaNs: WebAssembly's arithmetic hands them on (4.3.3, NaN propagation); tfjs's kernel of maximum does not, which is a known deviation.
 * No op is lowered to tfjs's erf, and nothing is promised of it.
 */
export const accuracy: AccuracyProfile = {
  id: 'tfjs-wasm',
  source:
    'WebAssembly 2.0, 4.3.3 (IEEE 754 arithmetic); musl 1.2.3, expf.c and logf.c; XNNPACK 5e8033a, f32-sigmoid/wasmsimd-rr2-p5-div; all float32 arguments tried for tanh and logistic',
  flushToZero: false,
  propagatesNaN: true,
  ulp: {
    divide: 0.5,
    sqrt: 0.5,
    rsqrt: 1.001,
    exp: { constant: 0.502, perMagnitude: 0 },
    log: 0.818,
    tanh: 1.5,
    logistic: 2.5,
    erf: Infinity,
  },
  // XNNPACK returns 0 where the result would be subnormal.
  absolute: { logistic: 2 ** -126 },
};
