import type { NativeOp } from '../native-op';

const op: NativeOp = {
  shapes: ({ N, K }) => ({ z: [N, K], t: [N, K] }),
  differentiable: ['z'],
  forward: (tf, { z, t }) => tf.losses.softmaxCrossEntropy(t, z, undefined, 0, tf.Reduction.SUM),
};
export default op;
