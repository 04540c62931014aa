import { convolution } from '../native-convolution';
import type { NativeOp } from '../native-op';

const op: NativeOp = {
  shapes: ({ N, C, O, h, w }) => ({ x: [N, C, 4 * h, 4 * w], W: [O, C, 4, 4], b: [O] }),
  differentiable: ['x', 'W', 'b'],
  forward: (tf, operands) => convolution(tf, operands, { stride: 4, padding: { height: 0, width: 0 } }),
};
export default op;
