import { defineNode } from '../define';
import { imageGradient } from '../emit/image-gradient';
import { dilate } from '../emit/padding';
import downsample from '../ops/downsample';

export default defineNode({
  id: 'downsample-input-grad',
  title: 'Stride-2 convolution of 2x2 patches, input gradient',
  family: 'strided-convolution',
  gradientOf: { op: downsample, argument: 'x' },
  denotation: 'dx[n,c,u,v] = sum(o,i,j) W[o,c,u-2*i,v-2*j] * dy[n,o,i,j]',
  emit: ({ W, dy }) =>
    imageGradient(dilate(dy, 2, 1), W, [
      [1, 0],
      [1, 0],
    ]),
  precision: 'switchable',
  source: 'convnext-tiny',
});
