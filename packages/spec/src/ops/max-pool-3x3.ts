import { reduceWindowMax } from '@gradcert/stablehlo';
import { defineOp } from '../define';
import { window3x3 } from '../emit/window';

export default defineOp({
  id: 'max-pool-3x3',
  title: 'Maximum over 3x3 windows, stride 2',
  family: 'pooling',
  dims: { N: 'batch', C: 'channel', h: 'spatial', w: 'spatial' },
  operands: { x: 'N,C,2*h,2*w' },
  result: 'N,C,h,w',
  forward: 'y[n,c,i,j] = max(p<3,q<3) x[n,c,2*i+p-1,2*j+q-1] else -inf',
  emit: ({ x }) => reduceWindowMax(x, window3x3),
  hypotheses: ['pool-3x3-unique-max'],
});
