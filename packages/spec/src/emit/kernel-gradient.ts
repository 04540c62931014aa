import { convolution, reshape, transpose, type Tensor } from '@gradcert/stablehlo';
import type { SpatialPadding } from './padding';

const SWAP_FIRST_TWO = [1, 0, 2, 3];

/**
 * Gradient of a convolution's kernel as a convolution that contracts the batch: channels take the
 * batch's place, the batch that of the features, and the cotangent is the kernel.
 * @param x the input, [N,C,h,w]
 * @param dy the cotangent on the input's grid, [N,O,h',w']
 * @returns [O,C,kh,kw]
 */
export function kernelGradient(x: Tensor, dy: Tensor, padding: SpatialPadding): Tensor {
  const byChannel = convolution(transpose(x, SWAP_FIRST_TWO), transpose(dy, SWAP_FIRST_TWO), { padding });
  return transpose(byChannel, SWAP_FIRST_TWO);
}

/**
 * The same for a depthwise kernel: one group of the batch (now the channels) per channel.
 * @returns [C,1,kh,kw]
 */
export function depthwiseKernelGradient(x: Tensor, dy: Tensor, padding: SpatialPadding): Tensor {
  const [, channels] = x.shape;
  const byChannel = convolution(transpose(x, SWAP_FIRST_TWO), transpose(dy, SWAP_FIRST_TWO), {
    padding,
    batchGroupCount: channels,
  });
  const [one, , kernelHeight, kernelWidth] = byChannel.shape;
  return reshape(byChannel, [channels, one, kernelHeight, kernelWidth]);
}
