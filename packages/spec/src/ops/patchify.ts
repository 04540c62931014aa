import { convolution } from '@gradcert/stablehlo';
import { defineOp } from '../define';
import { addBias } from '../emit/bias';

export default defineOp({
  id: 'patchify',
  title: 'Stride-4 convolution of 4x4 patches',
  family: 'strided-convolution',
  dims: { N: 'batch', C: 'channel', O: 'channel', h: 'spatial', w: 'spatial' },
  operands: { x: 'N,C,4*h,4*w', W: 'O,C,4,4', b: 'O' },
  result: 'N,O,h,w',
  forward: 'y[n,o,i,j] = b[o] + sum(c,p,q) W[o,c,p,q] * x[n,c,4*i+p,4*j+q]',
  emit: ({ x, W, b }) => addBias(convolution(x, W, { stride: [4, 4] }), b),
  precision: 'switchable',
});
