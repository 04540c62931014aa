import { logistic, multiply } from '@gradcert/stablehlo';
import { defineOp } from '../define';

export default defineOp({
  id: 'swish',
  title: 'Swish (sigmoid linear unit)',
  family: 'activation',
  dims: { N: 'batch', M: 'feature' },
  operands: { x: 'N,M' },
  result: 'N,M',
  forward: 'y[n,m] = x[n,m] * logistic(x[n,m])',
  emit: ({ x }) => multiply(x, logistic(x)),
});
