import { multiply, reduceSum } from '@gradcert/stablehlo';
import { lean } from '../certificate';
import { defineNode } from '../define';
import { standardise } from '../emit/standardise';
import { batchStatistics, standardiseBy } from '../emit/synchronised';
import batchNorm from '../ops/batch-norm';

export default defineNode({
  id: 'bn-gamma-grad',
  title: 'Batch normalisation, scale gradient',
  family: 'normalisation',
  gradientOf: { op: batchNorm, argument: 'gamma' },
  denotation: `
    mu[c] = mean(n,i,j) x[n,c,i,j]
    var[c] = mean(n,i,j) (x[n,c,i,j] - mu[c])^2
    xhat[n,c,i,j] = (x[n,c,i,j] - mu[c]) * rsqrt(var[c] + eps)
    dgamma[c] = sum(n,i,j) dy[n,c,i,j] * xhat[n,c,i,j]
  `,
  emit: ({ x, dy }, _dims, { eps }) =>
    reduceSum(multiply(dy, standardise(x, [0, 2, 3], eps, true).xhat), [0, 2, 3]),
  synchronised: ({ x, dy }, _dims, { eps }, mean) =>
    reduceSum(multiply(dy, standardiseBy(batchStatistics(x, mean), x, eps).xhat), [0, 2, 3]),
  certificate: lean('GradNodesB', 'bnGammaGradB_den'),
  source: 'seed-004',
});
