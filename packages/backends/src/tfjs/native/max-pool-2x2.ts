import type { Tensor4D } from '@tensorflow/tfjs';
import type { NativeOp } from '../native-op';

const op: NativeOp = {
  shapes: ({ N, C, h, w }) => ({ x: [N, C, 2 * h, 2 * w] }),
  differentiable: ['x'],
  forward: (tf, { x }) => {
    const image: Tensor4D = tf.transpose(x as Tensor4D, [0, 2, 3, 1]);
    return tf.transpose(tf.maxPool(image, 2, 2, 'valid'), [0, 3, 1, 2]);
  },
};
export default op;
