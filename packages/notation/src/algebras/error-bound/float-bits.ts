/** Questions about the binary representation of a number. */

// Globals that hot code reads are looked up once: inside a vm context (a test runner's) each look-up is slow.
const { abs, clz32 } = Math;
const INFINITY = Infinity;

const bits = new Float64Array(1);
const words = new Uint32Array(bits.buffer);

/** 2^(k - 1074) at k: all powers of two that are float64 numbers. */
const powersOfTwo = Float64Array.from({ length: 1074 + 1024 }, (_, k) => 2 ** (k - 1074));

/**
 * The largest power of two of which a nonzero finite float64 is an integer multiple; Infinity for 0 and for
 * infinities, which are a multiple of every power; 0 for NaN and subnormal float64 numbers (none is claimed).
 */
export function quantum(value: number): number {
  if (value === 0 || value === INFINITY || value === -INFINITY) return INFINITY;
  bits[0] = value;
  const high = words[1];
  const low = words[0];
  const exponent = (high >>> 20) & 0x7ff;
  if (exponent === 0 || exponent === 0x7ff) return 0;
  const fraction = (high & 0xfffff) | 0x100000;
  const trailing = low !== 0 ? 31 - clz32(low & -low) : 63 - clz32(fraction & -fraction);
  return powersOfTwo[exponent - 1 + trailing];
}

export const isPowerOfTwo = (value: number): boolean => quantum(value) === abs(value);
