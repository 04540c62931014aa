import { constant, maximum, minimum } from '@gradcert/stablehlo';
import { defineOp } from '../define';

export default defineOp({
  id: 'relu6',
  title: 'Rectified linear unit, at most 6',
  family: 'activation',
  dims: { N: 'batch', M: 'feature' },
  operands: { x: 'N,M' },
  result: 'N,M',
  forward: 'y[n,m] = min(max(x[n,m], 0), 6)',
  emit: ({ x }) => minimum(maximum(x, constant(0, x.shape)), constant(6, x.shape)),
  hypotheses: ['relu6-off-kinks'],
});
