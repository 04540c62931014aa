import { reduceSum, transpose } from '@gradcert/stablehlo';
import { defineNode } from '../define';
import channelLayerNorm from '../ops/channel-layer-norm';

export default defineNode({
  id: 'channel-ln-beta-grad',
  title: 'Layer normalisation over channels, shift gradient',
  family: 'normalisation',
  gradientOf: { op: channelLayerNorm, argument: 'beta' },
  denotation: 'dbeta[c] = sum(n,r) dy[n,c,r]',
  emit: ({ dy }) => reduceSum(transpose(dy, [0, 2, 1]), [0, 1]),
  source: 'convnext-tiny',
});
