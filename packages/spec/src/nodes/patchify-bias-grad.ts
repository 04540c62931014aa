import { reduceSum } from '@gradcert/stablehlo';
import { defineNode } from '../define';
import patchify from '../ops/patchify';

export default defineNode({
  id: 'patchify-bias-grad',
  title: 'Stride-4 convolution of 4x4 patches, bias gradient',
  family: 'strided-convolution',
  gradientOf: { op: patchify, argument: 'b' },
  denotation: 'db[o] = sum(n,i,j) dy[n,o,i,j]',
  emit: ({ dy }) => reduceSum(dy, [0, 2, 3]),
  source: 'convnext-tiny',
});
