import { defineNode } from '../define';
import { imageGradient } from '../emit/image-gradient';
import { dilate, halfKernelPadding } from '../emit/padding';
import convStrided from '../ops/conv-strided';

export default defineNode({
  id: 'conv-strided-input-grad',
  title: 'Stride-2 convolution, symmetric padding, input gradient',
  family: 'strided-convolution',
  gradientOf: { op: convStrided, argument: 'x' },
  hypotheses: ['odd-kernel'],
  denotation: 'dx[n,c,u,v] = sum(o,i,j) W[o,c,u-2*i+ph,v-2*j+pw] * dy[n,o,i,j]',
  emit: ({ W, dy }, dims) => imageGradient(dilate(dy, 2, 1), W, halfKernelPadding(dims)),
  precision: 'switchable',
  source: 'resnet34',
});
