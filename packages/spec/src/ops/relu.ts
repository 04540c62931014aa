import { constant, maximum } from '@gradcert/stablehlo';
import { defineOp } from '../define';

export default defineOp({
  id: 'relu',
  title: 'Rectified linear unit',
  family: 'activation',
  dims: { N: 'batch', M: 'feature' },
  operands: { x: 'N,M' },
  result: 'N,M',
  forward: 'y[n,m] = max(x[n,m], 0)',
  emit: ({ x }) => maximum(x, constant(0, x.shape)),
  hypotheses: ['relu-off-kink'],
});
