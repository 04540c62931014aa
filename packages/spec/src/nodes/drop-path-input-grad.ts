import { broadcastInDim, multiply } from '@gradcert/stablehlo';
import { defineNode } from '../define';
import dropPath from '../ops/drop-path';

export default defineNode({
  id: 'drop-path-input-grad',
  title: 'Stochastic depth, input gradient',
  family: 'scale',
  gradientOf: { op: dropPath, argument: 'x' },
  denotation: 'dx[n,m] = s[n] * dy[n,m]',
  emit: ({ s, dy }) => multiply(broadcastInDim(s, dy.shape, [0]), dy),
  source: 'convnext-tiny',
});
