import { broadcastInDim, multiply } from '@gradcert/stablehlo';
import { defineOp } from '../define';

export default defineOp({
  id: 'layer-scale',
  title: 'Scale of each channel',
  family: 'scale',
  dims: { N: 'batch', C: 'channel', h: 'spatial', w: 'spatial' },
  operands: { x: 'N,C,h,w', gamma: 'C' },
  result: 'N,C,h,w',
  forward: 'y[n,c,i,j] = gamma[c] * x[n,c,i,j]',
  emit: ({ x, gamma }) => multiply(broadcastInDim(gamma, x.shape, [1]), x),
});
