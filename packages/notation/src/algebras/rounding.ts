/** Rounding float64 numbers to the short formats, to nearest, ties to even. */

const bits = new Float64Array(1);
const words = new Uint32Array(bits.buffer);

/** Adding and subtracting it leaves an integer below 2^51, rounded to nearest even. */
const INTEGER_ROUNDER = 1.5 * 2 ** 52;

/** @param precision bits of the significand; @param least exponent of the smallest normal number. */
function roundTo(value: number, precision: number, least: number, greatest: number): number {
  bits[0] = value;
  const high = words[1];
  const exponent = ((high >>> 20) & 0x7ff) - 1023;
  if (exponent === 1024 || value === 0) return value;
  if (exponent < least) {
    const quantum = 2 ** (least - precision + 1);
    const magnitude = (Math.abs(value) / quantum + INTEGER_ROUNDER - INTEGER_ROUNDER) * quantum;
    return value < 0 ? -magnitude : magnitude;
  }
  // The upper word holds 20 bits of the fraction; those beyond the precision are rounded away.
  const drop = 21 - precision;
  const unit = 1 << drop;
  const rest = high & (unit - 1);
  const half = unit >> 1;
  const up = rest > half || (rest === half && (words[0] !== 0 || (high & unit) !== 0));
  words[1] = high - rest + (up ? unit : 0);
  words[0] = 0;
  const rounded = bits[0];
  return Math.abs(rounded) > greatest ? Math.sign(rounded) * Infinity : rounded;
}

const LARGEST_BFLOAT16 = (2 - 2 ** -7) * 2 ** 127;

/** To bfloat16: 8 bits of significand, the exponents of float32. */
export const roundBfloat16 = (value: number): number => roundTo(value, 8, -126, LARGEST_BFLOAT16);

/** To IEEE binary16: 11 bits of significand. */
export const roundFloat16 = (value: number): number => roundTo(value, 11, -14, 65_504);
