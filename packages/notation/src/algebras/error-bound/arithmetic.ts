/**
 * Error rules of + - * / and of roundings to shorter formats.
 *
 * Lanes (v, e, q). v is what float64 computes; e bounds |r - v| for every r that the same definition can give
 * when each operation is rounded as the model says (in any order of summation, fused or not), and for the
 * exact real result; e = 0 means that all of them are v. Where e = 0, v is an integer multiple of q, a power of
 * two (lane 2 is q = 2^g itself; Infinity for 0, 0 where no grid is known).
 */
import { literal, type Emitter, type Lanes } from '../algebra';
import { kernelFunction } from '../../kernel/language';
import type { ErrorModel } from './model';

/** Largest finite float32. */
export const LARGEST = literal((2 - 2 ** -23) * 2 ** 127);
/** Smallest normal float32. */
export const SMALLEST_NORMAL = literal(2 ** -126);

/** Covers float64's own roundings of v and e, each of relative size 2^-53, against terms of size 2^-24. */
export const INFLATION = 1 + 2 ** -16;

/** A value with names for its lanes. */
export interface Bounded {
  readonly v: string;
  readonly e: string;
  readonly q: string;
}

export const bounded = ([v = 'NaN', e = 'NaN', q = '0']: Lanes): Bounded => ({ v, e, q });
export const lanesOf = ({ v, e, q }: Bounded): Lanes => [v, e, q];

/** Conditions, sums and products of generated code, without the parts that literals decide. */
const isExact = (e: string): string => (e === '0' ? 'true' : `${e}===0`);
const conjunction = (conditions: readonly string[]): string =>
  conditions.filter((condition) => condition !== 'true').join('&&') || 'true';
const sum = (terms: readonly string[]): string => terms.filter((term) => term !== '0').join('+') || '0';
const product = (x: string, y: string): string => (x === '0' || y === '0' ? '0' : `${x}*${y}`);

/** The function that `Arithmetic.rounded` calls. */
export const rounded = kernelFunction(`function rounded(v, propagated, relative, absolute) {
  const magnitude = Math.abs(v);
  const e = (propagated + (magnitude + propagated) * relative + absolute) * ${literal(INFLATION)};
  return magnitude + e <= ${LARGEST} ? e : Infinity;
}`);

export class Arithmetic {
  /** Relative error of one rounding. */
  readonly unit: number;
  /** Absolute error of an operation whose result may be subnormal. */
  private readonly underflow: number;

  constructor(readonly model: ErrorModel) {
    this.unit = model.rounding === 'either' ? 2 ** -23 : 2 ** -24;
    this.underflow = model.flushToZero ? 2 ** -126 : 2 ** -149;
  }

  readonly isZero = ({ v, e }: Bounded): string => conjunction([`${v}===0`, isExact(e)]);

  /** Whether a number is a float32 that no operation flushes. */
  readonly isFloat32 = (v: string): string =>
    `Math.fround(${v})===${v}` +
    (this.model.flushToZero ? `&&(${v}===0||Math.abs(${v})>=${SMALLEST_NORMAL})` : '');

  /**
   * The error after a result v with propagated error is rounded: relative part `relative` of the largest
   * magnitude that it may have, plus `absolute`. Infinity where the result may overflow or is not a number.
   */
  rounded(
    v: string,
    propagated: string,
    relative: string = literal(this.unit),
    absolute: number = this.underflow,
  ): string {
    return `rounded(${v},${propagated},${relative},${literal(absolute)})`;
  }

  /** Relative error of a function of the given accuracy. */
  relative = (ulp: number): string => literal(ulp * 2 ** -23);
  /** Absolute error of a function near or under the smallest normal number. */
  absolute = (ulp: number): number => ulp * 2 ** -149 + this.underflow;

  add(emitter: Emitter, x: Bounded, y: Bounded, operator: '+' | '-'): Bounded {
    const v = emitter.bind(`${x.v}${operator}${y.v}`);
    const q = emitter.bind(`Math.min(${x.q},${y.q})`);
    // Below 2^53 quanta float64 adds exactly, and then the sum is right in float32 if it fits there.
    const exact = conjunction([
      isExact(x.e),
      isExact(y.e),
      `Math.abs(${v})<=${q}*${literal(2 ** 53)}`,
      this.isFloat32(v),
    ]);
    // A sum of float32 numbers that is subnormal is exact unless it is flushed.
    const absolute = this.model.flushToZero ? this.underflow : 0;
    const error = this.rounded(v, sum([x.e, y.e]), literal(this.unit), absolute);
    const e = emitter.bind(`${this.isZero(x)}?${y.e}:${this.isZero(y)}?${x.e}:${exact}?0:${error}`);
    return { v, e, q };
  }

  multiply(emitter: Emitter, x: Bounded, y: Bounded): Bounded {
    const v = emitter.bind(`${x.v}*${y.v}`);
    const e = emitter.bind(this.productError(x, y, v));
    // The product of two float32 numbers is exact in float64.
    const q = emitter.bind(`${v}===0?Infinity:${x.q}*${y.q}`);
    return { v, e, q };
  }

  private productError(x: Bounded, y: Bounded, v: string): string {
    const exact = conjunction([isExact(x.e), isExact(y.e), this.isFloat32(v)]);
    const propagated = sum([
      product(`Math.abs(${x.v})`, y.e),
      product(`Math.abs(${y.v})`, x.e),
      product(x.e, y.e),
    ]);
    const error = this.rounded(v, propagated);
    // A float32 product of exact zero and a finite number is zero; times an infinity it is NaN, which has no bound.
    if (x.e === '0' && y.e === '0') return `${exact}?0:${error}`;
    // Zero times anything finite is zero.
    const zero = (other: Bounded): string => `(Math.abs(${other.v})+${other.e}<Infinity?0:Infinity)`;
    return `${exact}?0:${this.isZero(x)}?${zero(y)}:${this.isZero(y)}?${zero(x)}:${error}`;
  }

  /**
   * Quotient. An exact quotient is found exactly by a correctly rounded division; by a less exact one only if
   * the divisor is a power of two (its reciprocal is exact, however the division is made of it).
   * Beyond 2^±126 of the divisor such a division promises nothing.
   */
  divide(emitter: Emitter, x: Bounded, y: Bounded): Bounded {
    const ulp = this.model.ulp.divide;
    const rounds = ulp <= 0.5;
    return this.quotient(emitter, x, y, rounds ? this.unit : ulp * 2 ** -23, rounds);
  }

  /** A mean's division by its count, which may also be a multiplication by the rounded reciprocal. */
  divideByCount(emitter: Emitter, x: Bounded, count: Bounded): Bounded {
    return this.quotient(emitter, x, count, this.model.ulp.divide * 2 ** -23 + this.unit, false);
  }

  private quotient(emitter: Emitter, x: Bounded, y: Bounded, relative: number, rounds: boolean): Bounded {
    const v = emitter.bind(`${x.v}/${y.v}`);
    const least = emitter.bind(`Math.abs(${y.v})-${y.e}*${literal(INFLATION)}`);
    const propagated = `(${x.e}+Math.abs(${v})*${y.e})/${least}`;
    const error = this.rounded(v, propagated, literal(relative));
    const exactDivisor = rounds ? '' : `&&isPowerOfTwo(${y.v})`;
    const inRange = rounds
      ? `${least}>0`
      : `${least}>=${SMALLEST_NORMAL}&&Math.abs(${y.v})+${y.e}<=${literal(2 ** 126)}`;
    const exact = `${x.e}===0&&${y.e}===0&&${this.isFloat32(v)}&&${v}*${y.v}===${x.v}${exactDivisor}`;
    const e = emitter.bind(`!(${inRange})?Infinity:${this.isZero(x)}?0:${exact}?0:${error}`);
    return { v, e, q: emitter.bind(`${e}===0?quantum(${v}):0`) };
  }

  /** Rounding to a format of `precision` bits, erased in v. */
  narrow(emitter: Emitter, x: Bounded, format: 'bf16' | 'f16'): Bounded {
    const { precision, least, largest } = FORMATS[format];
    const unit = 2 ** -precision * (this.unit / 2 ** -24);
    const subnormalQuantum = 2 ** (least - precision + 1);
    const smallest = this.model.flushToZero ? 2 ** least : subnormalQuantum;
    const error = this.rounded(x.v, x.e, literal(unit), smallest);
    const exact =
      `${x.e}===0&&Math.abs(${x.v})<=${x.q}*${literal(2 ** precision)}` +
      `&&(${x.v}===0||Math.abs(${x.v})>=${literal(2 ** least)}||${x.q}>=${literal(smallest)})`;
    const e = emitter.bind(`!(Math.abs(${x.v})+${x.e}<=${literal(largest)})?Infinity:${exact}?0:${error}`);
    return { v: x.v, e, q: x.q };
  }
}

/** Bits of the significand, exponent of the smallest normal number, largest finite number. */
const FORMATS = {
  bf16: { precision: 8, least: -126, largest: (2 - 2 ** -7) * 2 ** 127 },
  f16: { precision: 11, least: -14, largest: 65_504 },
};
