import { dotGeneral, reshape } from '@gradcert/stablehlo';
import { defineNode } from '../define';
import dense from '../ops/dense';
import denseInputGrad from './dense-input-grad';

export default defineNode({
  id: 'classifier-input-grad',
  title: 'Classifier, input gradient',
  family: 'dense',
  gradientOf: { op: dense, argument: 'x' },
  sameAs: denseInputGrad,
  denotation: 'dx[n,a] = sum(k) dy[n,k] * W[a,k]',
  emit: ({ W, dy }, { N, A, K }) => {
    const rows = reshape(dy, [N, 1, K]);
    return reshape(dotGeneral(rows, W, { contracting: [[2], [1]] }), [N, A]);
  },
  source: 'resnet34',
});
