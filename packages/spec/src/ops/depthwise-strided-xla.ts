import { convolution } from '@gradcert/stablehlo';
import { defineOp } from '../define';
import { addBias } from '../emit/bias';
import { halfKernelPadding } from '../emit/padding';

export default defineOp({
  id: 'depthwise-strided-xla',
  title: 'Stride-2 depthwise convolution, SAME padding of XLA (odd phase)',
  family: 'depthwise',
  dims: {
    N: 'batch',
    C: 'channel',
    h: 'spatial',
    w: 'spatial',
    ph: 'halfKernel',
    pw: 'halfKernel',
    kh: '2*ph+1',
    kw: '2*pw+1',
  },
  constraints: ['ph-1', 'pw-1'],
  operands: { x: 'N,C,2*h,2*w', W: 'C,1,kh,kw', b: 'C' },
  result: 'N,C,h,w',
  forward: 'y[n,c,i,j] = b[c] + sum(p,q) W[c,0,p,q] * x[n,c,2*i+1+p-ph,2*j+1+q-pw]',
  emit: ({ x, W, b }, dims) =>
    addBias(
      convolution(x, W, {
        stride: [2, 2],
        padding: halfKernelPadding(dims, -1, 0),
        featureGroupCount: dims.C,
      }),
      b,
    ),
  precision: 'switchable',
});
