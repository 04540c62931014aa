/** What is known about how exactly a machine computes: the parameter of the error bound. */

export interface ErrorModel {
  /** Subnormal operands or results may be flushed to zero. */
  readonly flushToZero: boolean;
  /**
   * Largest error of each function in units in the last place (1 ULP <= 2^-23 |v|). 0.5 for divide or sqrt means
   * correctly rounded. The error of exp is constant + perMagnitude * |x|.
   */
  readonly ulp: {
    readonly divide: number;
    readonly sqrt: number;
    readonly rsqrt: number;
    readonly exp: { readonly constant: number; readonly perMagnitude: number };
    readonly log: number;
    readonly tanh: number;
    readonly logistic: number;
    readonly erf: number;
  };
  /** Absolute errors, added to the relative ones. */
  readonly absolute?: {
    readonly log?: number;
    readonly tanh?: number;
    readonly exp?: number;
    readonly erf?: number;
    readonly logistic?: number;
  };
  /**
   * How +, -, * and conversions round: to nearest (the default), or to either neighbour, as WGSL allows
   * ("no rounding mode is specified"), which doubles the unit roundoff.
   */
  readonly rounding?: 'nearest' | 'either';
}

/**
 * IEEE 754 arithmetic with gradual underflow: +, -, *, / and sqrt correctly rounded. The other functions are
 * given the largest errors that common libm implementations state (glibc manual, "Errors in math functions").
 */
export const ieeeModel: ErrorModel = {
  flushToZero: false,
  ulp: {
    divide: 0.5,
    sqrt: 0.5,
    rsqrt: 2,
    exp: { constant: 2, perMagnitude: 0 },
    log: 2,
    tanh: 3,
    logistic: 4,
    erf: 2,
  },
};
