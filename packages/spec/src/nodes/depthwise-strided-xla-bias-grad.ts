import { reduceSum } from '@gradcert/stablehlo';
import { lean } from '../certificate';
import { defineNode } from '../define';
import depthwiseStridedXla from '../ops/depthwise-strided-xla';

export default defineNode({
  id: 'depthwise-strided-xla-bias-grad',
  title: 'Stride-2 depthwise convolution, SAME padding of XLA, bias gradient',
  family: 'depthwise',
  gradientOf: { op: depthwiseStridedXla, argument: 'b' },
  denotation: 'db[c] = sum(n,i,j) dy[n,c,i,j]',
  emit: ({ dy }) => reduceSum(dy, [0, 2, 3]),
  certificate: lean('GradNodesB', 'depthwiseStridedXlaBGradB_den'),
  source: 'seed-004',
});
