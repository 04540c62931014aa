import { dotGeneral } from '@gradcert/stablehlo';
import { defineNode } from '../define';
import dense from '../ops/dense';

export default defineNode({
  id: 'dense-input-grad',
  title: 'Dense layer, input gradient',
  family: 'dense',
  gradientOf: { op: dense, argument: 'x' },
  denotation: 'dx[n,a] = sum(k) dy[n,k] * W[a,k]',
  emit: ({ W, dy }) => dotGeneral(dy, W, { contracting: [[1], [1]] }),
  source: 'mnist-cnn',
});
