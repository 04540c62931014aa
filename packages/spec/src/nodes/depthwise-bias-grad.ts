import { reduceSum } from '@gradcert/stablehlo';
import { lean } from '../certificate';
import { defineNode } from '../define';
import depthwise from '../ops/depthwise';

export default defineNode({
  id: 'depthwise-bias-grad',
  title: 'Stride-1 depthwise convolution, bias gradient',
  family: 'depthwise',
  gradientOf: { op: depthwise, argument: 'b' },
  denotation: 'db[c] = sum(n,i,j) dy[n,c,i,j]',
  emit: ({ dy }) => reduceSum(dy, [0, 2, 3]),
  certificate: lean('GradNodesB', 'depthwiseBGradB_den'),
  source: 'seed-004',
});
