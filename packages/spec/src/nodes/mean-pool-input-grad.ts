import { broadcastInDim, constant, dimProduct, divide } from '@gradcert/stablehlo';
import { defineNode } from '../define';
import meanPool from '../ops/mean-pool';

export default defineNode({
  id: 'mean-pool-input-grad',
  title: 'Mean over the whole image, input gradient',
  family: 'pooling',
  gradientOf: { op: meanPool, argument: 'x' },
  denotation: 'dx[n,c,i<h,j<w] = dy[n,c] / (h*w)',
  emit: ({ dy }, { N, C, h, w }) => {
    const spread = broadcastInDim(dy, [N, C, h, w], [0, 1]);
    return divide(spread, constant(dimProduct(h, w), spread.shape));
  },
  source: 'resnet34',
});
