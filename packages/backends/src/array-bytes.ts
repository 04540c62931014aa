/** Arrays as the bytes that NumPy and IREE hold of them: row-major, little-endian. */
import type { ArrayType, DenseArray } from './backend';

const bytesOfElement: Readonly<Record<ArrayType, number>> = { f32: 4, f64: 8, i32: 4, i1: 1, bf16: 2 };

export const sizeOf = (type: ArrayType, shape: readonly number[]): number =>
  shape.reduce((product, extent) => product * extent, bytesOfElement[type]);

/** A view of the array's own memory, but for bf16. */
export function encodeArray({ type, data }: DenseArray): Uint8Array {
  if (type !== 'bf16') return new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  // A number that bfloat16 can hold is the upper half of its float32.
  const halves = new Uint16Array(data.buffer, data.byteOffset, data.length * 2);
  return new Uint8Array(Uint16Array.from(data, (_, at) => halves[2 * at + 1]).buffer);
}

/** @param bytes as many as sizeOf says; copied. */
export function decodeArray(type: ArrayType, shape: readonly number[], bytes: Uint8Array): DenseArray {
  // The copy starts where elements of every size may.
  const buffer = Uint8Array.from(bytes).buffer;
  switch (type) {
    case 'f32':
      return { type, shape, data: new Float32Array(buffer) };
    case 'f64':
      return { type, shape, data: new Float64Array(buffer) };
    case 'i32':
      return { type, shape, data: new Int32Array(buffer) };
    case 'i1':
      return { type, shape, data: new Uint8Array(buffer) };
    case 'bf16': {
      const upper = Uint32Array.from(new Uint16Array(buffer), (half) => half << 16);
      return { type, shape, data: new Float32Array(upper.buffer) };
    }
    default:
      return type satisfies never;
  }
}
