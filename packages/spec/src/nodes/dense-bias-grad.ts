import { reduceSum } from '@gradcert/stablehlo';
import { lean } from '../certificate';
import { defineNode } from '../define';
import dense from '../ops/dense';

export default defineNode({
  id: 'dense-bias-grad',
  title: 'Dense layer, bias gradient',
  family: 'dense',
  gradientOf: { op: dense, argument: 'b' },
  denotation: 'db[k] = sum(n) dy[n,k]',
  emit: ({ dy }) => reduceSum(dy, [0]),
  certificate: lean('GradNodesB', 'denseBGradB_den'),
  source: 'seed-004',
});
