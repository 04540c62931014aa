import { lean } from '../certificate';
import { defineNode } from '../define';
import { kernelGradient } from '../emit/kernel-gradient';
import { dilate, halfKernelPadding } from '../emit/padding';
import convStridedXla from '../ops/conv-strided-xla';

export default defineNode({
  id: 'conv-strided-xla-weight-grad',
  title: 'Stride-2 convolution, SAME padding of XLA, weight gradient',
  family: 'strided-convolution',
  gradientOf: { op: convStridedXla, argument: 'W' },
  denotation: 'dW[o,c,p,q] = sum(n,i,j) x[n,c,2*i+1+p-ph,2*j+1+q-pw] * dy[n,o,i,j]',
  emit: ({ x, dy }, dims) => kernelGradient(x, dilate(dy, 2, 1), halfKernelPadding(dims, -1, 1)),
  precision: 'switchable',
  certificate: lean('GradNodesB', 'convStridedXlaWGradB_den'),
  source: 'seed-004',
});
