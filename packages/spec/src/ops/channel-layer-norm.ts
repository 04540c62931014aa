import { transpose } from '@gradcert/stablehlo';
import { defineOp } from '../define';
import { scaleAndShift } from '../emit/scale-and-shift';
import { standardise } from '../emit/standardise';

export default defineOp({
  id: 'channel-layer-norm',
  title: 'Layer normalisation over the channels of each position',
  family: 'normalisation',
  dims: { N: 'batch', C: 'channel', R: 'row' },
  operands: { x: 'N,C,R', gamma: 'C', beta: 'C' },
  result: 'N,C,R',
  constants: { eps: 1e-6 },
  forward: `
    mu[n,r] = mean(c) x[n,c,r]
    var[n,r] = mean(c) (x[n,c,r] - mu[n,r])^2
    xhat[n,c,r] = (x[n,c,r] - mu[n,r]) * rsqrt(var[n,r] + eps)
    y[n,c,r] = gamma[c] * xhat[n,c,r] + beta[c]
  `,
  emit: ({ x, gamma, beta }, _dims, { eps }) => {
    const { xhat } = standardise(transpose(x, [0, 2, 1]), [2], eps);
    return transpose(scaleAndShift(xhat, gamma, beta, 2), [0, 2, 1]);
  },
  hypotheses: ['eps-positive'],
});
