import { reduceSum } from '@gradcert/stablehlo';
import { lean } from '../certificate';
import { defineNode } from '../define';
import dense from '../ops/dense';
import denseBiasGrad from './dense-bias-grad';

export default defineNode({
  id: 'classifier-bias-grad',
  title: 'Classifier, bias gradient',
  family: 'dense',
  gradientOf: { op: dense, argument: 'b' },
  sameAs: denseBiasGrad,
  denotation: 'db[k] = sum(n) dy[n,k]',
  emit: ({ dy }) => reduceSum(dy, [0]),
  certificate: lean('GradNodesB', 'headBGradB_den'),
  source: 'seed-004',
});
