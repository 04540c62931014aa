import type { NativeOp } from '../native-op';

const op: NativeOp = {
  shapes: ({ N, M }) => ({ x: [N, M] }),
  differentiable: ['x'],
  forward: (tf, { x }) => tf.relu(x),
};
export default op;
