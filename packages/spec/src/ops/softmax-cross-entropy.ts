import { broadcastInDim, exponential, log, multiply, negate, reduceSum, subtract } from '@gradcert/stablehlo';
import { defineOp } from '../define';

export default defineOp({
  id: 'softmax-cross-entropy',
  title: 'Softmax cross-entropy, summed over the batch',
  family: 'loss',
  dims: { N: 'batch', K: 'class' },
  operands: { z: 'N,K', t: { shape: 'N,K', kind: 'one-hot' } },
  result: '',
  forward: 'L = -sum(n,k) t[n,k] * (z[n,k] - log(sum(m) exp(z[n,m])))',
  emit: ({ z, t }) => {
    const logSumExp = log(reduceSum(exponential(z), [1]));
    const logProbability = subtract(z, broadcastInDim(logSumExp, z.shape, [0]));
    return negate(reduceSum(multiply(t, logProbability), [0, 1]));
  },
  hypotheses: ['targets-sum-to-one'],
});
