import { depthwise } from '../native-convolution';
import type { NativeOp } from '../native-op';

const op: NativeOp = {
  shapes: ({ N, C, h, w, ph, pw }) => ({
    x: [N, C, 2 * h, 2 * w],
    W: [C, 1, 2 * ph + 1, 2 * pw + 1],
    b: [C],
  }),
  differentiable: ['x', 'W', 'b'],
  forward: (tf, operands, { dims: { ph, pw } }) =>
    depthwise(tf, operands, { stride: 2, padding: { height: ph, width: pw } }),
};
export default op;
