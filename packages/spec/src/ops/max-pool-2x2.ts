import { reduceWindowMax } from '@gradcert/stablehlo';
import { defineOp } from '../define';

export default defineOp({
  id: 'max-pool-2x2',
  title: 'Maximum over 2x2 windows',
  family: 'pooling',
  dims: { N: 'batch', C: 'channel', h: 'spatial', w: 'spatial' },
  operands: { x: 'N,C,2*h,2*w' },
  result: 'N,C,h,w',
  forward: 'y[n,c,i,j] = max(p<2,q<2) x[n,c,2*i+p,2*j+q]',
  emit: ({ x }) => reduceWindowMax(x, { window: [1, 1, 2, 2], strides: [1, 1, 2, 2] }),
  hypotheses: ['pool-unique-max'],
});
