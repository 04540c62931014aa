import { lean } from '../certificate';
import { defineNode } from '../define';
import { depthwiseKernelGradient } from '../emit/kernel-gradient';
import { dilate, halfKernelPadding } from '../emit/padding';
import depthwiseStridedXla from '../ops/depthwise-strided-xla';

export default defineNode({
  id: 'depthwise-strided-xla-weight-grad',
  title: 'Stride-2 depthwise convolution, SAME padding of XLA, weight gradient',
  family: 'depthwise',
  gradientOf: { op: depthwiseStridedXla, argument: 'W' },
  denotation: 'dW[c,u<1,p,q] = sum(n,i,j) x[n,c,2*i+1+p-ph,2*j+1+q-pw] * dy[n,c,i,j]',
  emit: ({ x, dy }, dims) => depthwiseKernelGradient(x, dilate(dy, 2, 1), halfKernelPadding(dims, -1, 1)),
  precision: 'switchable',
  certificate: lean('GradNodesB', 'depthwiseStridedXlaWGradB_den'),
  source: 'seed-004',
});
