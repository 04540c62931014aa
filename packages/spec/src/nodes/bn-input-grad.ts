import { broadcastInDim, multiply } from '@gradcert/stablehlo';
import { defineNode } from '../define';
import { standardise, standardisePullback } from '../emit/standardise';
import { synchronisedPullback } from '../emit/synchronised';
import batchNorm from '../ops/batch-norm';

export default defineNode({
  id: 'bn-input-grad',
  title: 'Batch normalisation, input gradient',
  family: 'normalisation',
  gradientOf: { op: batchNorm, argument: 'x' },
  hypotheses: ['eps-positive'],
  denotation: `
    mu[c] = mean(n,i,j) x[n,c,i,j]
    var[c] = mean(n,i,j) (x[n,c,i,j] - mu[c])^2
    istd[c] = rsqrt(var[c] + eps)
    xhat[n,c,i,j] = (x[n,c,i,j] - mu[c]) * istd[c]
    g[n,c,i,j] = gamma[c] * dy[n,c,i,j]
    sg[c] = sum(n,i,j) g[n,c,i,j]
    sxg[c] = sum(n,i,j) xhat[n,c,i,j] * g[n,c,i,j]
    dx[n,c,i,j] = istd[c] / (N*h*w) * (N*h*w * g[n,c,i,j] - sg[c] - xhat[n,c,i,j] * sxg[c])
  `,
  emit: ({ x, gamma, dy }, _dims, { eps }) => {
    const standardised = standardise(x, [0, 2, 3], eps);
    return standardisePullback(standardised, multiply(broadcastInDim(gamma, x.shape, [1]), dy));
  },
  synchronised: ({ x, gamma, dy }, _dims, { eps }, mean) =>
    synchronisedPullback(x, multiply(broadcastInDim(gamma, x.shape, [1]), dy), eps, mean),
  source: 'resnet34',
});
