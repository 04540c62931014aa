import { lean } from '../certificate';
import { defineNode } from '../define';
import { depthwiseKernelGradient } from '../emit/kernel-gradient';
import { halfKernelPadding } from '../emit/padding';
import depthwise from '../ops/depthwise';

export default defineNode({
  id: 'depthwise-weight-grad',
  title: 'Stride-1 depthwise convolution, weight gradient',
  family: 'depthwise',
  gradientOf: { op: depthwise, argument: 'W' },
  denotation: 'dW[c,u<1,p,q] = sum(n,i,j) x[n,c,i+p-ph,j+q-pw] * dy[n,c,i,j]',
  emit: ({ x, dy }, dims) => depthwiseKernelGradient(x, dy, halfKernelPadding(dims)),
  precision: 'switchable',
  certificate: lean('GradNodesB', 'depthwiseWGradB_den'),
  source: 'seed-004',
});
