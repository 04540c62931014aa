import { dotGeneral } from '@gradcert/stablehlo';
import { lean } from '../certificate';
import { defineNode } from '../define';
import dense from '../ops/dense';

export default defineNode({
  id: 'dense-weight-grad',
  title: 'Dense layer, weight gradient',
  family: 'dense',
  gradientOf: { op: dense, argument: 'W' },
  denotation: 'dW[a,k] = sum(n) x[n,a] * dy[n,k]',
  emit: ({ x, dy }) => dotGeneral(x, dy, { contracting: [[0], [0]] }),
  certificate: lean('GradNodesB', 'denseWGradB_den'),
  source: 'seed-004',
});
