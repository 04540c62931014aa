import { logistic } from '@gradcert/stablehlo';
import { defineOp } from '../define';

export default defineOp({
  id: 'sigmoid',
  title: 'Sigmoid',
  family: 'activation',
  dims: { N: 'batch', M: 'feature' },
  operands: { x: 'N,M' },
  result: 'N,M',
  forward: 'y[n,m] = logistic(x[n,m])',
  emit: ({ x }) => logistic(x),
});
