import { convolution } from '@gradcert/stablehlo';
import { defineOp } from '../define';
import { addBias } from '../emit/bias';
import { halfKernelPadding } from '../emit/padding';

export default defineOp({
  id: 'conv-strided-xla',
  title: 'Stride-2 convolution, SAME padding of XLA (odd phase)',
  family: 'strided-convolution',
  dims: {
    N: 'batch',
    C: 'channel',
    O: 'channel',
    h: 'spatial',
    w: 'spatial',
    ph: 'halfKernel',
    pw: 'halfKernel',
    kh: '2*ph+1',
    kw: '2*pw+1',
  },
  constraints: ['ph-1', 'pw-1'],
  operands: { x: 'N,C,2*h,2*w', W: 'O,C,kh,kw', b: 'O' },
  result: 'N,O,h,w',
  forward: 'y[n,o,i,j] = b[o] + sum(c,p,q) W[o,c,p,q] * x[n,c,2*i+1+p-ph,2*j+1+q-pw]',
  emit: ({ x, W, b }, dims) =>
    addBias(convolution(x, W, { stride: [2, 2], padding: halfKernelPadding(dims, -1, 0) }), b),
  precision: 'switchable',
});
