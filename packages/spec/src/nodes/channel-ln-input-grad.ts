import { broadcastInDim, multiply, transpose } from '@gradcert/stablehlo';
import { defineNode } from '../define';
import { standardise, standardisePullback } from '../emit/standardise';
import channelLayerNorm from '../ops/channel-layer-norm';

export default defineNode({
  id: 'channel-ln-input-grad',
  title: 'Layer normalisation over channels, input gradient',
  family: 'normalisation',
  gradientOf: { op: channelLayerNorm, argument: 'x' },
  hypotheses: ['eps-positive'],
  denotation: `
    mu[n,r] = mean(c) x[n,c,r]
    var[n,r] = mean(c) (x[n,c,r] - mu[n,r])^2
    istd[n,r] = rsqrt(var[n,r] + eps)
    xhat[n,c,r] = (x[n,c,r] - mu[n,r]) * istd[n,r]
    g[n,c,r] = gamma[c] * dy[n,c,r]
    sg[n,r] = sum(c) g[n,c,r]
    sxg[n,r] = sum(c) xhat[n,c,r] * g[n,c,r]
    dx[n,c,r] = istd[n,r] / C * (C * g[n,c,r] - sg[n,r] - xhat[n,c,r] * sxg[n,r])
  `,
  emit: ({ x, gamma, dy }, _dims, { eps }) => {
    const rows = transpose(x, [0, 2, 1]);
    const cotangent = transpose(dy, [0, 2, 1]);
    const g = multiply(broadcastInDim(gamma, rows.shape, [2]), cotangent);
    return transpose(standardisePullback(standardise(rows, [2], eps), g), [0, 2, 1]);
  },
  source: 'convnext-tiny',
});
