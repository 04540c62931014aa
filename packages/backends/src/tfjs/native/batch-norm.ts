import type { Tensor1D, Tensor4D } from '@tensorflow/tfjs';
import type { NativeOp } from '../native-op';

const op: NativeOp = {
  shapes: ({ N, C, h, w }) => ({ x: [N, C, h, w], gamma: [C], beta: [C] }),
  differentiable: ['x', 'gamma', 'beta'],
  forward: (tf, { x, gamma, beta }, { constants: { eps } }) => {
    const image: Tensor4D = tf.transpose(x as Tensor4D, [0, 2, 3, 1]);
    const { mean, variance } = tf.moments(image, [0, 1, 2]);
    const y = tf.batchNorm4d(
      image,
      mean as Tensor1D,
      variance as Tensor1D,
      beta as Tensor1D,
      gamma as Tensor1D,
      eps,
    );
    return tf.transpose(y, [0, 3, 1, 2]);
  },
};
export default op;
