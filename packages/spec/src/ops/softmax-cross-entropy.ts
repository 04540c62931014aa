import { defineOp } from '../define';
import { crossEntropySum, logSoftmax } from '../emit/cross-entropy';

export default defineOp({
  id: 'softmax-cross-entropy',
  title: 'Softmax cross-entropy, summed over the batch',
  family: 'loss',
  dims: { N: 'batch', K: 'class' },
  operands: { z: 'N,K', t: { shape: 'N,K', kind: 'one-hot' } },
  result: '',
  forward: 'L = -sum(n,k) t[n,k] * (z[n,k] - log(sum(m) exp(z[n,m])))',
  emit: ({ z, t }) => crossEntropySum(logSoftmax(z), t),
  hypotheses: ['targets-sum-to-one'],
});
