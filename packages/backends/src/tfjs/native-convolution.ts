/** Convolutions of the native route: tfjs's kernels want channels last. */
import type { Tensor, Tensor4D } from '@tensorflow/tfjs';
import type { Operands, Tf } from './native-op';

export interface NativeWindow {
  readonly stride: number;
  /** tfjs's own SAME, which pads as XLA's does, or explicit zeros before a VALID one. */
  readonly padding: 'same' | { readonly height: number; readonly width: number };
}

const channelsLast = [0, 2, 3, 1];
const channelsFirst = [0, 3, 1, 2];

/** x [N,C,..], W [O,C,kh,kw], b [O]. */
export function convolution(tf: Tf, { x, W, b }: Operands, window: NativeWindow): Tensor {
  const { image, padding } = prepare(tf, x, window);
  const kernel: Tensor4D = tf.transpose(W as Tensor4D, [2, 3, 1, 0]);
  const y = tf.conv2d(image, kernel, window.stride, padding);
  return tf.transpose(tf.add(y, b), channelsFirst);
}

/** x [N,C,..], W [C,1,kh,kw], b [C]. */
export function depthwise(tf: Tf, { x, W, b }: Operands, window: NativeWindow): Tensor {
  const { image, padding } = prepare(tf, x, window);
  const kernel: Tensor4D = tf.transpose(W as Tensor4D, [2, 3, 0, 1]);
  const y = tf.depthwiseConv2d(image, kernel, window.stride, padding);
  return tf.transpose(tf.add(y, b), channelsFirst);
}

function prepare(
  tf: Tf,
  x: Tensor,
  { padding }: NativeWindow,
): { image: Tensor4D; padding: 'same' | 'valid' } {
  const image: Tensor4D = tf.transpose(x as Tensor4D, channelsLast);
  if (padding === 'same') return { image, padding };
  const { height, width } = padding;
  const padded = tf.pad(image, [
    [0, 0],
    [height, height],
    [width, width],
    [0, 0],
  ]);
  return { image: padded, padding: 'valid' };
}
