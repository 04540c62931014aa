import { reduceSum } from '@gradcert/stablehlo';
import { lean } from '../certificate';
import { defineNode } from '../define';
import layerNorm from '../ops/layer-norm';

export default defineNode({
  id: 'ln-beta-grad',
  title: 'Layer normalisation, shift gradient',
  family: 'normalisation',
  gradientOf: { op: layerNorm, argument: 'beta' },
  denotation: 'dbeta[d] = sum(n,r) dy[n,r,d]',
  emit: ({ dy }) => reduceSum(dy, [0, 1]),
  certificate: lean('GradNodesB', 'rowDenseBiasGradB_den_lnbeta'),
  source: 'seed-004',
});
