import { constant, dimProduct, divide, reduceSum } from '@gradcert/stablehlo';
import { defineOp } from '../define';

export default defineOp({
  id: 'mean-pool',
  title: 'Mean over the whole image',
  family: 'pooling',
  dims: { N: 'batch', C: 'channel', h: 'spatial', w: 'spatial' },
  operands: { x: 'N,C,h,w' },
  result: 'N,C',
  forward: 'y[n,c] = mean(i,j) x[n,c,i,j]',
  emit: ({ x }, { N, C, h, w }) => divide(reduceSum(x, [2, 3]), constant(dimProduct(h, w), [N, C])),
});
