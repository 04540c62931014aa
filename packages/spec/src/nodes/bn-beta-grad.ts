import { reduceSum } from '@gradcert/stablehlo';
import { lean } from '../certificate';
import { defineNode } from '../define';
import batchNorm from '../ops/batch-norm';

export default defineNode({
  id: 'bn-beta-grad',
  title: 'Batch normalisation, shift gradient',
  family: 'normalisation',
  gradientOf: { op: batchNorm, argument: 'beta' },
  denotation: 'dbeta[c] = sum(n,i,j) dy[n,c,i,j]',
  emit: ({ dy }) => reduceSum(dy, [0, 2, 3]),
  certificate: lean('GradNodesB', 'bnBetaGradB_den'),
  source: 'seed-004',
});
