import { convolution } from '@gradcert/stablehlo';
import { defineOp } from '../define';
import { addBias } from '../emit/bias';

export default defineOp({
  id: 'downsample',
  title: 'Stride-2 convolution of 2x2 patches',
  family: 'strided-convolution',
  dims: { N: 'batch', C: 'channel', O: 'channel', h: 'spatial', w: 'spatial' },
  operands: { x: 'N,C,2*h,2*w', W: 'O,C,2,2', b: 'O' },
  result: 'N,O,h,w',
  forward: 'y[n,o,i,j] = b[o] + sum(c,p,q) W[o,c,p,q] * x[n,c,2*i+p,2*j+q]',
  emit: ({ x, W, b }) => addBias(convolution(x, W, { stride: [2, 2] }), b),
  precision: 'switchable',
});
