/** Windows that slide over a tensor, as one strided slice per position inside the window. */
import * as tf from '@tensorflow/tfjs';

export interface WindowPositions {
  readonly extents: readonly number[];
  readonly strides: readonly number[];
  readonly dilations: readonly number[];
}

/** Offsets of the window's cells, row-major. */
export function windowOffsets({ extents, dilations }: WindowPositions): number[][] {
  let offsets: number[][] = [[]];
  extents.forEach((extent, axis) => {
    offsets = offsets.flatMap((prefix) =>
      Array.from({ length: extent }, (_, cell) => [...prefix, cell * dilations[axis]]),
    );
  });
  return offsets;
}

/** How many windows fit on each axis. */
export function windowCounts(
  shape: readonly number[],
  { extents, strides, dilations }: WindowPositions,
): number[] {
  return shape.map((extent, axis) => {
    const reach = (extents[axis] - 1) * dilations[axis] + 1;
    return extent < reach ? 0 : Math.floor((extent - reach) / strides[axis]) + 1;
  });
}

/** The cell at an offset of every window at once. */
export function windowSlice(
  x: tf.Tensor,
  offset: readonly number[],
  counts: readonly number[],
  strides: readonly number[],
): tf.Tensor {
  const end = offset.map((start, axis) => start + (counts[axis] - 1) * strides[axis] + 1);
  return tf.stridedSlice(x, [...offset], end, [...strides]);
}
