import type { NativeOp } from '../native-op';

const op: NativeOp = {
  shapes: ({ N, A, K }) => ({ x: [N, A], W: [A, K], b: [K] }),
  differentiable: ['x', 'W', 'b'],
  forward: (tf, { x, W, b }) => tf.add(tf.matMul(x, W), b),
};
export default op;
