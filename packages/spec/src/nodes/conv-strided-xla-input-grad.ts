import { defineNode } from '../define';
import { imageGradient } from '../emit/image-gradient';
import { dilate, halfKernelPadding } from '../emit/padding';
import convStridedXla from '../ops/conv-strided-xla';

export default defineNode({
  id: 'conv-strided-xla-input-grad',
  title: 'Stride-2 convolution, SAME padding of XLA, input gradient',
  family: 'strided-convolution',
  gradientOf: { op: convStridedXla, argument: 'x' },
  hypotheses: ['odd-kernel'],
  denotation: 'dx[n,c,u,v] = sum(o,i,j) W[o,c,u-2*i-1+ph,v-2*j-1+pw] * dy[n,o,i,j]',
  emit: ({ W, dy }, dims) => imageGradient(dilate(dy, 2, 1), W, halfKernelPadding(dims, 1, -1)),
  source: 'efficientnet-b0',
});
