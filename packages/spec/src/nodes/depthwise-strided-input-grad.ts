import { defineNode } from '../define';
import { depthwiseImageGradient } from '../emit/image-gradient';
import { dilate, halfKernelPadding } from '../emit/padding';
import depthwiseStrided from '../ops/depthwise-strided';

export default defineNode({
  id: 'depthwise-strided-input-grad',
  title: 'Stride-2 depthwise convolution, symmetric padding, input gradient',
  family: 'depthwise',
  gradientOf: { op: depthwiseStrided, argument: 'x' },
  hypotheses: ['odd-kernel'],
  denotation: 'dx[n,c,u,v] = sum(i,j) W[c,0,u-2*i+ph,v-2*j+pw] * dy[n,c,i,j]',
  emit: ({ W, dy }, dims) => depthwiseImageGradient(dilate(dy, 2, 1), W, halfKernelPadding(dims)),
  precision: 'switchable',
  source: 'efficientnet-b0',
});
