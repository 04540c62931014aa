import { reduceSum } from '@gradcert/stablehlo';
import { defineNode } from '../define';
import downsample from '../ops/downsample';

export default defineNode({
  id: 'downsample-bias-grad',
  title: 'Stride-2 convolution of 2x2 patches, bias gradient',
  family: 'strided-convolution',
  gradientOf: { op: downsample, argument: 'b' },
  denotation: 'db[o] = sum(n,i,j) dy[n,o,i,j]',
  emit: ({ dy }) => reduceSum(dy, [0, 2, 3]),
  source: 'convnext-tiny',
});
