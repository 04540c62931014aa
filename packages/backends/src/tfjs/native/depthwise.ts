import { depthwise } from '../native-convolution';
import type { NativeOp } from '../native-op';

const op: NativeOp = {
  shapes: ({ N, C, h, w, ph, pw }) => ({ x: [N, C, h, w], W: [C, 1, 2 * ph + 1, 2 * pw + 1], b: [C] }),
  differentiable: ['x', 'W', 'b'],
  forward: (tf, operands) => depthwise(tf, operands, { stride: 1, padding: 'same' }),
};
export default op;
