import { constant, dimProduct, divide } from '@gradcert/stablehlo';
import { defineOp } from '../define';
import { crossEntropySum, logSoftmax } from '../emit/cross-entropy';

export default defineOp({
  id: 'mean-cross-entropy',
  title: 'Softmax cross-entropy, mean over the batch',
  family: 'loss',
  dims: { N: 'batch', K: 'class' },
  operands: { z: 'N,K', t: { shape: 'N,K', kind: 'one-hot' } },
  result: '',
  forward: 'L = -(sum(n,k) t[n,k] * (z[n,k] - log(sum(m) exp(z[n,m])))) / N',
  emit: ({ z, t }, { N }) => divide(crossEntropySum(logSoftmax(z), t), constant(dimProduct(N))),
  hypotheses: ['targets-sum-to-one'],
});
