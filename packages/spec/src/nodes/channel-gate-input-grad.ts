import { broadcastInDim, multiply } from '@gradcert/stablehlo';
import { defineNode } from '../define';
import channelGate from '../ops/channel-gate';

export default defineNode({
  id: 'channel-gate-input-grad',
  title: 'A gate for each channel, input gradient',
  family: 'scale',
  gradientOf: { op: channelGate, argument: 'x' },
  denotation: 'dx[n,c,i,j] = g[n,c] * dy[n,c,i,j]',
  emit: ({ g, dy }) => multiply(dy, broadcastInDim(g, dy.shape, [0, 1])),
  source: 'efficientnet-b0',
});
