import { lean } from '../certificate';
import { defineNode } from '../define';
import { depthwiseKernelGradient } from '../emit/kernel-gradient';
import { dilate, halfKernelPadding } from '../emit/padding';
import depthwiseStrided from '../ops/depthwise-strided';

export default defineNode({
  id: 'depthwise-strided-weight-grad',
  title: 'Stride-2 depthwise convolution, symmetric padding, weight gradient',
  family: 'depthwise',
  gradientOf: { op: depthwiseStrided, argument: 'W' },
  denotation: 'dW[c,u<1,p,q] = sum(n,i,j) x[n,c,2*i+p-ph,2*j+q-pw] * dy[n,c,i,j]',
  emit: ({ x, dy }, dims) => depthwiseKernelGradient(x, dilate(dy, 2, 1), halfKernelPadding(dims)),
  precision: 'switchable',
  certificate: lean('GradNodesB', 'depthwiseStridedWGradB_den'),
  source: 'seed-004',
});
