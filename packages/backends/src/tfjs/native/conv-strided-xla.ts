import { convolution } from '../native-convolution';
import type { NativeOp } from '../native-op';

const op: NativeOp = {
  shapes: ({ N, C, O, h, w, ph, pw }) => ({
    x: [N, C, 2 * h, 2 * w],
    W: [O, C, 2 * ph + 1, 2 * pw + 1],
    b: [O],
  }),
  differentiable: ['x', 'W', 'b'],
  forward: (tf, operands) => convolution(tf, operands, { stride: 2, padding: 'same' }),
};
export default op;
