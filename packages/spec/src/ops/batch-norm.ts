import { defineOp } from '../define';
import { scaleAndShift } from '../emit/scale-and-shift';
import { standardise } from '../emit/standardise';
import { batchStatistics, standardiseBy } from '../emit/synchronised';

export default defineOp({
  id: 'batch-norm',
  title: 'Batch normalisation',
  family: 'normalisation',
  dims: { N: 'batch', C: 'channel', h: 'spatial', w: 'spatial' },
  operands: { x: 'N,C,h,w', gamma: 'C', beta: 'C' },
  result: 'N,C,h,w',
  constants: { eps: 1e-5 },
  forward: `
    mu[c] = mean(n,i,j) x[n,c,i,j]
    var[c] = mean(n,i,j) (x[n,c,i,j] - mu[c])^2
    xhat[n,c,i,j] = (x[n,c,i,j] - mu[c]) * rsqrt(var[c] + eps)
    y[n,c,i,j] = gamma[c] * xhat[n,c,i,j] + beta[c]
  `,
  emit: ({ x, gamma, beta }, _dims, { eps }) =>
    scaleAndShift(standardise(x, [0, 2, 3], eps).xhat, gamma, beta, 1),
  synchronised: ({ x, gamma, beta }, _dims, { eps }, mean) =>
    scaleAndShift(standardiseBy(batchStatistics(x, mean), x, eps).xhat, gamma, beta, 1),
  hypotheses: ['eps-positive'],
});
