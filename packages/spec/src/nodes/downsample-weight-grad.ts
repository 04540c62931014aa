import { defineNode } from '../define';
import { kernelGradient } from '../emit/kernel-gradient';
import { dilate, unpadded } from '../emit/padding';
import downsample from '../ops/downsample';

export default defineNode({
  id: 'downsample-weight-grad',
  title: 'Stride-2 convolution of 2x2 patches, weight gradient',
  family: 'strided-convolution',
  gradientOf: { op: downsample, argument: 'W' },
  denotation: 'dW[o,c,p,q] = sum(n,i,j) x[n,c,2*i+p,2*j+q] * dy[n,o,i,j]',
  emit: ({ x, dy }) => kernelGradient(x, dilate(dy, 2, 0), unpadded),
  precision: 'switchable',
  source: 'convnext-tiny',
});
