import { lean } from '../certificate';
import { defineNode } from '../define';
import { kernelGradient } from '../emit/kernel-gradient';
import { dilate, unpadded } from '../emit/padding';
import patchify from '../ops/patchify';

export default defineNode({
  id: 'patchify-weight-grad',
  title: 'Stride-4 convolution of 4x4 patches, weight gradient',
  family: 'strided-convolution',
  gradientOf: { op: patchify, argument: 'W' },
  denotation: 'dW[o,c,p,q] = sum(n,i,j) x[n,c,4*i+p,4*j+q] * dy[n,o,i,j]',
  emit: ({ x, dy }) => kernelGradient(x, dilate(dy, 4, 0), unpadded),
  precision: 'switchable',
  certificate: lean('GradNodesB', 'psWGradB_den'),
  source: 'seed-004',
});
