import { reduceSum } from '@gradcert/stablehlo';
import { lean } from '../certificate';
import { defineNode } from '../define';
import convStrided from '../ops/conv-strided';

export default defineNode({
  id: 'conv-strided-bias-grad',
  title: 'Stride-2 convolution, symmetric padding, bias gradient',
  family: 'strided-convolution',
  gradientOf: { op: convStrided, argument: 'b' },
  denotation: 'db[o] = sum(n,i,j) dy[n,o,i,j]',
  emit: ({ dy }) => reduceSum(dy, [0, 2, 3]),
  certificate: lean('GradNodesB', 'convStridedBGradB_den'),
  source: 'seed-004',
});
