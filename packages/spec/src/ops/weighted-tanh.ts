import { multiply, reduceSum, tanh } from '@gradcert/stablehlo';
import { defineOp } from '../define';

/** With free weights its gradient in the logits is any vector: what holds for it holds for any smooth loss. */
export default defineOp({
  id: 'weighted-tanh',
  title: 'An arbitrary smooth loss of the logits',
  family: 'loss',
  dims: { N: 'batch', K: 'class' },
  operands: { z: 'N,K', a: 'N,K' },
  result: '',
  forward: 'L = sum(n,k) a[n,k] * tanh(z[n,k])',
  emit: ({ z, a }) => reduceSum(multiply(a, tanh(z)), [0, 1]),
});
