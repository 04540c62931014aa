const float = new Float32Array(1);
const bits = new Int32Array(float.buffer);

/** Float32 values in order, as consecutive integers (two's complement of the sign-magnitude bits). */
function ordinal(value: number): number {
  float[0] = value;
  return bits[0] < 0 ? -(bits[0] & 0x7fffffff) : bits[0];
}

/**
 * How many float32 values lie between a result and the float32 nearest to what was expected.
 * Infinity where either is NaN.
 */
export function ulpDistance(got: number, expected: number): number {
  if (Number.isNaN(got) || Number.isNaN(expected)) return Infinity;
  return Math.abs(ordinal(got) - ordinal(expected));
}
