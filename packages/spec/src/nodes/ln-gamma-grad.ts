import { multiply, reduceSum } from '@gradcert/stablehlo';
import { lean } from '../certificate';
import { defineNode } from '../define';
import { standardise } from '../emit/standardise';
import layerNorm from '../ops/layer-norm';

export default defineNode({
  id: 'ln-gamma-grad',
  title: 'Layer normalisation, scale gradient',
  family: 'normalisation',
  gradientOf: { op: layerNorm, argument: 'gamma' },
  denotation: `
    mu[n,r] = mean(d) x[n,r,d]
    var[n,r] = mean(d) (x[n,r,d] - mu[n,r])^2
    xhat[n,r,d] = (x[n,r,d] - mu[n,r]) * rsqrt(var[n,r] + eps)
    dgamma[d] = sum(n,r) dy[n,r,d] * xhat[n,r,d]
  `,
  emit: ({ x, dy }, _dims, { eps }) => reduceSum(multiply(dy, standardise(x, [2], eps).xhat), [0, 1]),
  certificate: lean('GradNodesB', 'veclnGammaGradB_den'),
  source: 'seed-004',
});
