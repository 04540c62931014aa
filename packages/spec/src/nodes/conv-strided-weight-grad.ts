import { lean } from '../certificate';
import { defineNode } from '../define';
import { kernelGradient } from '../emit/kernel-gradient';
import { dilate, halfKernelPadding } from '../emit/padding';
import convStrided from '../ops/conv-strided';

export default defineNode({
  id: 'conv-strided-weight-grad',
  title: 'Stride-2 convolution, symmetric padding, weight gradient',
  family: 'strided-convolution',
  gradientOf: { op: convStrided, argument: 'W' },
  denotation: 'dW[o,c,p,q] = sum(n,i,j) x[n,c,2*i+p-ph,2*j+q-pw] * dy[n,o,i,j]',
  emit: ({ x, dy }, dims) => kernelGradient(x, dilate(dy, 2, 1), halfKernelPadding(dims)),
  precision: 'switchable',
  certificate: lean('GradNodesB', 'convStridedWGradB_den'),
  source: 'seed-004',
});
