import { lean } from '../certificate';
import { defineNode } from '../define';
import { kernelGradient } from '../emit/kernel-gradient';
import { halfKernelPadding } from '../emit/padding';
import conv from '../ops/conv';

export default defineNode({
  id: 'conv-weight-grad',
  title: 'Stride-1 convolution, weight gradient',
  family: 'convolution',
  gradientOf: { op: conv, argument: 'W' },
  denotation: 'dW[o,c,p,q] = sum(n,i,j) x[n,c,i+p-ph,j+q-pw] * dy[n,o,i,j]',
  emit: ({ x, dy }, dims) => kernelGradient(x, dy, halfKernelPadding(dims)),
  precision: 'switchable',
  certificate: lean('GradNodesB', 'convWGradB_den'),
  source: 'seed-004',
});
