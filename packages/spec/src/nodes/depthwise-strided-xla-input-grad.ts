import { defineNode } from '../define';
import { depthwiseImageGradient } from '../emit/image-gradient';
import { dilate, halfKernelPadding } from '../emit/padding';
import depthwiseStridedXla from '../ops/depthwise-strided-xla';

export default defineNode({
  id: 'depthwise-strided-xla-input-grad',
  title: 'Stride-2 depthwise convolution, SAME padding of XLA, input gradient',
  family: 'depthwise',
  gradientOf: { op: depthwiseStridedXla, argument: 'x' },
  hypotheses: ['odd-kernel'],
  denotation: 'dx[n,c,u,v] = sum(i,j) W[c,0,u-2*i-1+ph,v-2*j-1+pw] * dy[n,c,i,j]',
  emit: ({ W, dy }, dims) => depthwiseImageGradient(dilate(dy, 2, 1), W, halfKernelPadding(dims, 1, -1)),
  precision: 'switchable',
  source: 'mobilenet-v2',
});
