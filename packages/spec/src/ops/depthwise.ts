import { convolution } from '@gradcert/stablehlo';
import { defineOp } from '../define';
import { addBias } from '../emit/bias';
import { halfKernelPadding } from '../emit/padding';

export default defineOp({
  id: 'depthwise',
  title: 'Stride-1 depthwise convolution',
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
  operands: { x: 'N,C,h,w', W: 'C,1,kh,kw', b: 'C' },
  result: 'N,C,h,w',
  forward: 'y[n,c,i,j] = b[c] + sum(p,q) W[c,0,p,q] * x[n,c,i+p-ph,j+q-pw]',
  emit: ({ x, W, b }, dims) =>
    addBias(convolution(x, W, { padding: halfKernelPadding(dims), featureGroupCount: dims.C }), b),
  precision: 'switchable',
});
