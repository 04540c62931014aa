import { broadcastInDim, multiply } from '@gradcert/stablehlo';
import { defineOp } from '../define';

export default defineOp({
  id: 'channel-gate',
  title: 'A gate for each channel of each example',
  family: 'scale',
  dims: { N: 'batch', C: 'channel', h: 'spatial', w: 'spatial' },
  operands: { x: 'N,C,h,w', g: 'N,C' },
  result: 'N,C,h,w',
  forward: 'y[n,c,i,j] = g[n,c] * x[n,c,i,j]',
  emit: ({ x, g }) => multiply(x, broadcastInDim(g, x.shape, [0, 1])),
});
