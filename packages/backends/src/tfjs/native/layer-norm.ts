import type { NativeOp } from '../native-op';

/** tfjs has no kernel of its own for it; this is the composition that its users write. */
const op: NativeOp = {
  shapes: ({ N, R, D }) => ({ x: [N, R, D], gamma: [D], beta: [D] }),
  differentiable: ['x', 'gamma', 'beta'],
  forward: (tf, { x, gamma, beta }, { constants: { eps } }) => {
    const { mean, variance } = tf.moments(x, [2], true);
    const xhat = tf.mul(tf.sub(x, mean), tf.rsqrt(tf.add(variance, eps)));
    return tf.add(tf.mul(gamma, xhat), beta);
  },
};
export default op;
