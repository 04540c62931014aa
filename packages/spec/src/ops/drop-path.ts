import { broadcastInDim, multiply } from '@gradcert/stablehlo';
import { defineOp } from '../define';

export default defineOp({
  id: 'drop-path',
  title: 'Stochastic depth: a factor for each example',
  family: 'scale',
  dims: { N: 'batch', M: 'feature' },
  operands: { x: 'N,M', s: { shape: 'N', kind: 'mask' } },
  result: 'N,M',
  forward: 'y[n,m] = s[n] * x[n,m]',
  emit: ({ x, s }) => multiply(broadcastInDim(s, x.shape, [0]), x),
});
