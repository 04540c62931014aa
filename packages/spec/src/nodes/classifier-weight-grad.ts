import { dotGeneral } from '@gradcert/stablehlo';
import { lean } from '../certificate';
import { defineNode } from '../define';
import dense from '../ops/dense';
import denseWeightGrad from './dense-weight-grad';

export default defineNode({
  id: 'classifier-weight-grad',
  title: 'Classifier, weight gradient',
  family: 'dense',
  gradientOf: { op: dense, argument: 'W' },
  sameAs: denseWeightGrad,
  denotation: 'dW[a,k] = sum(n) x[n,a] * dy[n,k]',
  emit: ({ x, dy }) => dotGeneral(x, dy, { contracting: [[0], [0]] }),
  certificate: lean('GradNodesB', 'headWGradB_den'),
  source: 'seed-004',
});
