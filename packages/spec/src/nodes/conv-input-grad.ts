import { convolution, reverse, transpose } from '@gradcert/stablehlo';
import { defineNode } from '../define';
import { halfKernelPadding } from '../emit/padding';
import conv from '../ops/conv';

export default defineNode({
  id: 'conv-input-grad',
  title: 'Stride-1 convolution, input gradient',
  family: 'convolution',
  gradientOf: { op: conv, argument: 'x' },
  hypotheses: ['odd-kernel'],
  denotation: 'dx[n,c,u,v] = sum(o,p,q) W[o,c,p,q] * dy[n,o,u-p+ph,v-q+pw]',
  emit: ({ W, dy }, dims) =>
    convolution(dy, reverse(transpose(W, [1, 0, 2, 3]), [2, 3]), { padding: halfKernelPadding(dims) }),
  precision: 'switchable',
  source: 'mnist-cnn',
});
