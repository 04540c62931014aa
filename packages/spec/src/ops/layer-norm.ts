import { defineOp } from '../define';
import { scaleAndShift } from '../emit/scale-and-shift';
import { standardise } from '../emit/standardise';

export default defineOp({
  id: 'layer-norm',
  title: 'Layer normalisation over features',
  family: 'normalisation',
  dims: { N: 'batch', R: 'row', D: 'feature' },
  operands: { x: 'N,R,D', gamma: 'D', beta: 'D' },
  result: 'N,R,D',
  constants: { eps: 1e-5 },
  forward: `
    mu[n,r] = mean(d) x[n,r,d]
    var[n,r] = mean(d) (x[n,r,d] - mu[n,r])^2
    xhat[n,r,d] = (x[n,r,d] - mu[n,r]) * rsqrt(var[n,r] + eps)
    y[n,r,d] = gamma[d] * xhat[n,r,d] + beta[d]
  `,
  emit: ({ x, gamma, beta }, _dims, { eps }) => scaleAndShift(standardise(x, [2], eps).xhat, gamma, beta, 2),
  hypotheses: ['eps-positive'],
});
