import { reduceSum } from '@gradcert/stablehlo';
import { defineNode } from '../define';
import depthwiseStrided from '../ops/depthwise-strided';

export default defineNode({
  id: 'depthwise-strided-bias-grad',
  title: 'Stride-2 depthwise convolution, symmetric padding, bias gradient',
  family: 'depthwise',
  gradientOf: { op: depthwiseStrided, argument: 'b' },
  denotation: 'db[c] = sum(n,i,j) dy[n,c,i,j]',
  emit: ({ dy }) => reduceSum(dy, [0, 2, 3]),
  source: 'efficientnet-b0',
});
