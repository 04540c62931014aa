/** Questions about the binary representation of a number. */

const bits = new Float64Array(1);
const words = new Uint32Array(bits.buffer);

/**
 * The largest power of two of which a nonzero finite float64 is an integer multiple; Infinity for 0 and for
 * infinities, which are a multiple of every power; 0 for NaN and subnormal float64 numbers (none is claimed).
 */
export function quantum(value: number): number {
  if (value === 0 || value === Infinity || value === -Infinity) return Infinity;
  bits[0] = value;
  const high = words[1];
  const low = words[0];
  const exponent = (high >>> 20) & 0x7ff;
  if (exponent === 0 || exponent === 0x7ff) return 0;
  const fraction = (high & 0xfffff) | 0x100000;
  const trailing = low !== 0 ? 31 - Math.clz32(low & -low) : 63 - Math.clz32(fraction & -fraction);
  return 2 ** (exponent - 1075 + trailing);
}

export const isPowerOfTwo = (value: number): boolean => quantum(value) === Math.abs(value);
