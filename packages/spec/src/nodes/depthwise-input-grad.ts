import { defineNode } from '../define';
import { depthwiseImageGradient } from '../emit/image-gradient';
import { halfKernelPadding } from '../emit/padding';
import depthwise from '../ops/depthwise';

export default defineNode({
  id: 'depthwise-input-grad',
  title: 'Stride-1 depthwise convolution, input gradient',
  family: 'depthwise',
  gradientOf: { op: depthwise, argument: 'x' },
  hypotheses: ['odd-kernel'],
  denotation: 'dx[n,c,u,v] = sum(p,q) W[c,0,p,q] * dy[n,c,u-p+ph,v-q+pw]',
  emit: ({ W, dy }, dims) => depthwiseImageGradient(dy, W, halfKernelPadding(dims)),
  precision: 'switchable',
  source: 'convnext-tiny',
});
