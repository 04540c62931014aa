import { reduceSum } from '@gradcert/stablehlo';
import { lean } from '../certificate';
import { defineNode } from '../define';
import conv from '../ops/conv';

export default defineNode({
  id: 'conv-bias-grad',
  title: 'Stride-1 convolution, bias gradient',
  family: 'convolution',
  gradientOf: { op: conv, argument: 'b' },
  denotation: 'db[o] = sum(n,i,j) dy[n,o,i,j]',
  emit: ({ dy }) => reduceSum(dy, [0, 2, 3]),
  certificate: lean('GradNodesB', 'convBGradB_den'),
  source: 'seed-004',
});
