import { broadcastInDim, multiply } from '@gradcert/stablehlo';
import { defineNode } from '../define';
import { standardise, standardisePullback } from '../emit/standardise';
import layerNorm from '../ops/layer-norm';

export default defineNode({
  id: 'ln-input-grad',
  title: 'Layer normalisation, input gradient',
  family: 'normalisation',
  gradientOf: { op: layerNorm, argument: 'x' },
  hypotheses: ['eps-positive'],
  denotation: `
    mu[n,r] = mean(d) x[n,r,d]
    var[n,r] = mean(d) (x[n,r,d] - mu[n,r])^2
    istd[n,r] = rsqrt(var[n,r] + eps)
    xhat[n,r,d] = (x[n,r,d] - mu[n,r]) * istd[n,r]
    g[n,r,d] = gamma[d] * dy[n,r,d]
    sg[n,r] = sum(d) g[n,r,d]
    sxg[n,r] = sum(d) xhat[n,r,d] * g[n,r,d]
    dx[n,r,d] = istd[n,r] / D * (D * g[n,r,d] - sg[n,r] - xhat[n,r,d] * sxg[n,r])
  `,
  emit: ({ x, gamma, dy }, _dims, { eps }) => {
    const g = multiply(broadcastInDim(gamma, x.shape, [2]), dy);
    return standardisePullback(standardise(x, [2], eps), g);
  },
  source: 'convnext-tiny',
});
