import type { AccuracyProfile } from '../backend';

/** From the correctly rounded result, in which the budgets count, to the real one. */
const halfUlp = 0.5;

/**
 * XLA states a budget of each function on the CPU, in whole ULPs from the correctly rounded float32, and tests it.
 * What follows where XLA rewrites: logistic is 1 / (1 + exp(-x)), the budget of exp and two roundings; division by
 * a constant is multiplication by its rounded reciprocal (two roundings), and division by sqrt(x) is
 * multiplication by rsqrt(x) (the budget of rsqrt and a rounding, where a sqrt may have been exact). NaNs: StableHLO
 * defines each operation as that of IEEE 754, maximum among them; XLA compiles without fast math unless it is asked to, and
 * JAX's compile options turn off the minimum and maximum of Eigen's kind, which drop NaNs.
 */
export const accuracy: AccuracyProfile = {
  id: 'xla-cpu',
  source:
    'https://github.com/openxla/xla/blob/main/xla/codegen/intrinsic/accuracy/accuracy_budget.h (cpu, regular); AlgebraicSimplifier and LogisticExpander for what is rewritten; https://openxla.org/stablehlo/spec and debug_options_flags.cc (xla_cpu_enable_fast_math, off) for NaNs',
  flushToZero: true,
  propagatesNaN: true,
  ulp: {
    // The hundredth is for products of two errors.
    divide: 2.01,
    sqrt: halfUlp,
    rsqrt: 1 + halfUlp,
    exp: { constant: 6 + halfUlp, perMagnitude: 0 },
    log: 1 + halfUlp,
    tanh: 3 + halfUlp,
    logistic: 6 + halfUlp + 1.01,
    erf: 2 + halfUlp,
  },
};
