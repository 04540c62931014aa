import { defineNode } from '../define';
import { imageGradient } from '../emit/image-gradient';
import { halfKernelPadding } from '../emit/padding';
import conv from '../ops/conv';
import convInputGrad from './conv-input-grad';

export default defineNode({
  id: 'conv-input-grad-reverse-first',
  title: 'Stride-1 convolution, input gradient, kernel reversed before it is transposed',
  family: 'convolution',
  gradientOf: { op: conv, argument: 'x' },
  sameAs: convInputGrad,
  hypotheses: ['odd-kernel'],
  denotation: 'dx[n,c,u,v] = sum(o,p,q) W[o,c,p,q] * dy[n,o,u-p+ph,v-q+pw]',
  emit: ({ W, dy }, dims) => imageGradient(dy, W, halfKernelPadding(dims)),
  precision: 'switchable',
  source: 'resnet34',
});
