import { reduceSum } from '@gradcert/stablehlo';
import { lean } from '../certificate';
import { defineNode } from '../define';
import convStridedXla from '../ops/conv-strided-xla';

export default defineNode({
  id: 'conv-strided-xla-bias-grad',
  title: 'Stride-2 convolution, SAME padding of XLA, bias gradient',
  family: 'strided-convolution',
  gradientOf: { op: convStridedXla, argument: 'b' },
  denotation: 'db[o] = sum(n,i,j) dy[n,o,i,j]',
  emit: ({ dy }) => reduceSum(dy, [0, 2, 3]),
  certificate: lean('GradNodesB', 'convStridedXlaBGradB_den'),
  source: 'seed-004',
});
