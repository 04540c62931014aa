import { multiply, reduceSum, transpose } from '@gradcert/stablehlo';
import { defineNode } from '../define';
import { standardise } from '../emit/standardise';
import channelLayerNorm from '../ops/channel-layer-norm';

export default defineNode({
  id: 'channel-ln-gamma-grad',
  title: 'Layer normalisation over channels, scale gradient',
  family: 'normalisation',
  gradientOf: { op: channelLayerNorm, argument: 'gamma' },
  denotation: `
    mu[n,r] = mean(c) x[n,c,r]
    var[n,r] = mean(c) (x[n,c,r] - mu[n,r])^2
    xhat[n,c,r] = (x[n,c,r] - mu[n,r]) * rsqrt(var[n,r] + eps)
    dgamma[c] = sum(n,r) dy[n,c,r] * xhat[n,c,r]
  `,
  emit: ({ x, dy }, _dims, { eps }) => {
    const rows = transpose(x, [0, 2, 1]);
    const cotangent = transpose(dy, [0, 2, 1]);
    return reduceSum(multiply(cotangent, standardise(rows, [2], eps).xhat), [0, 1]);
  },
  source: 'convnext-tiny',
});
