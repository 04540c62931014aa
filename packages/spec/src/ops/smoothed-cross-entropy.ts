import { add, constant, dimProduct, divide, multiply, negate, reduceSum } from '@gradcert/stablehlo';
import { defineOp } from '../define';
import { logSoftmax } from '../emit/cross-entropy';
import { perClass } from '../emit/smoothing';

export default defineOp({
  id: 'smoothed-cross-entropy',
  title: 'Softmax cross-entropy with smoothed targets, mean over the batch',
  family: 'loss',
  dims: { N: 'batch', K: 'class' },
  operands: { z: 'N,K', t: { shape: 'N,K', kind: 'one-hot' } },
  result: '',
  constants: { alpha: 0.1 },
  forward: `
    lp[n,k] = z[n,k] - log(sum(m) exp(z[n,m]))
    L = -(sum(n,k) ((1 - alpha) * t[n,k] + alpha / K) * lp[n,k]) / N
  `,
  emit: ({ z, t }, { N, K }, { alpha }) => {
    const logProbability = logSoftmax(z);
    const ofTarget = reduceSum(multiply(t, logProbability), [0, 1]);
    const ofAll = reduceSum(logProbability, [0, 1]);
    const spread = multiply(constant(perClass(alpha, K)), ofAll);
    const sum = add(multiply(constant(1 - alpha), ofTarget), spread);
    return negate(divide(sum, constant(dimProduct(N))));
  },
  hypotheses: ['targets-sum-to-one', 'classes-positive'],
});
