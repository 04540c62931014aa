/** StableHLO's padding: low, high (negative ones crop) and between the elements. */
import * as tf from '@tensorflow/tfjs';

export interface AxisPadding {
  readonly low: number;
  readonly high: number;
  readonly interior: number;
}

/** Pads every axis of x with one value. */
export function padAxes(x: tf.Tensor, value: number, axes: readonly AxisPadding[]): tf.Tensor {
  let result = x;
  axes.forEach(({ interior }, axis) => {
    if (interior > 0) result = dilate(result, value, axis, interior);
  });
  result = tf.pad(
    result,
    axes.map(({ low, high }) => [Math.max(low, 0), Math.max(high, 0)]),
    value,
  );
  if (axes.every(({ low, high }) => low >= 0 && high >= 0)) return result;
  const begin = axes.map(({ low }) => Math.max(-low, 0));
  const size = axes.map(({ high }, axis) => result.shape[axis] - begin[axis] - Math.max(-high, 0));
  return tf.slice(result, begin, size);
}

/** Puts `interior` copies of a value between neighbours on an axis: [n] becomes [n + (n-1)*interior]. */
function dilate(x: tf.Tensor, value: number, axis: number, interior: number): tf.Tensor {
  const extent = x.shape[axis];
  const outer = x.shape.slice(0, axis).reduce((product, n) => product * n, 1);
  const inner = x.shape.slice(axis + 1).reduce((product, n) => product * n, 1);
  const step = interior + 1;
  const rows = tf.pad(
    tf.reshape(x, [outer * extent, 1, inner]),
    [
      [0, 0],
      [0, interior],
      [0, 0],
    ],
    value,
  );
  const dilated = (extent - 1) * step + 1;
  const cropped = tf.slice(
    tf.reshape(rows, [outer, extent * step, inner]),
    [0, 0, 0],
    [outer, dilated, inner],
  );
  return tf.reshape(cropped, [...x.shape.slice(0, axis), dilated, ...x.shape.slice(axis + 1)]);
}
