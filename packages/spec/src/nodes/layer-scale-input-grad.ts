import { broadcastInDim, multiply } from '@gradcert/stablehlo';
import { defineNode } from '../define';
import layerScale from '../ops/layer-scale';

export default defineNode({
  id: 'layer-scale-input-grad',
  title: 'Scale of each channel, input gradient',
  family: 'scale',
  gradientOf: { op: layerScale, argument: 'x' },
  denotation: 'dx[n,c,i,j] = gamma[c] * dy[n,c,i,j]',
  emit: ({ gamma, dy }) => multiply(broadcastInDim(gamma, dy.shape, [1]), dy),
  source: 'convnext-tiny',
});
