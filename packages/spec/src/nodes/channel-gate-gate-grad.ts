import { multiply, reduceSum } from '@gradcert/stablehlo';
import { defineNode } from '../define';
import channelGate from '../ops/channel-gate';

export default defineNode({
  id: 'channel-gate-gate-grad',
  title: 'A gate for each channel, gate gradient',
  family: 'scale',
  gradientOf: { op: channelGate, argument: 'g' },
  denotation: 'dg[n,c] = sum(i,j) x[n,c,i,j] * dy[n,c,i,j]',
  emit: ({ x, dy }) => reduceSum(multiply(x, dy), [2, 3]),
  source: 'efficientnet-b0',
});
