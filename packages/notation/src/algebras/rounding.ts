/** Rounding float64 numbers to the short formats, to nearest, ties to even. */

const bits = new Float64Array(1);
const words = new Uint32Array(bits.buffer);

/** Adding and subtracting it leaves an integer below 2^51, rounded to nearest even. */
const INTEGER_ROUNDER = 1.5 * 2 ** 52;

/** @param precision bits of the significand; @param least exponent of the smallest normal number. */
function roundTo(value: number, precision: number, least: number, greatest: number): number {
  if (value === 0 || !Number.isFinite(value)) return value;
  bits[0] = value;
  const exponent = (((words[1] ?? 0) >>> 20) & 0x7ff) - 1023;
  const quantum = 2 ** (Math.max(exponent, least) - precision + 1);
  const rounded = (value / quantum + INTEGER_ROUNDER - INTEGER_ROUNDER) * quantum;
  return Math.abs(rounded) > greatest ? Math.sign(rounded) * Infinity : rounded;
}

/** To bfloat16: 8 bits of significand, the exponents of float32. */
export const roundBfloat16 = (value: number): number => roundTo(value, 8, -126, (2 - 2 ** -7) * 2 ** 127);

/** To IEEE binary16: 11 bits of significand. */
export const roundFloat16 = (value: number): number => roundTo(value, 11, -14, 65_504);
