import { convolution, reverse, transpose, type Tensor } from '@gradcert/stablehlo';
import type { SpatialPadding } from './padding';

/**
 * Gradient of a convolution's input as a stride-1 convolution of the cotangent by the reversed kernel.
 * @param dy the cotangent on the input's grid, [N,O,h',w']
 * @param W the kernel, [O,C,kh,kw]
 * @returns [N,C,h,w]
 */
export const imageGradient = (dy: Tensor, W: Tensor, padding: SpatialPadding): Tensor =>
  convolution(dy, transpose(reverse(W, [2, 3]), [1, 0, 2, 3]), { padding });

/** The same for a depthwise kernel, [C,1,kh,kw]: channels stay apart. */
export const depthwiseImageGradient = (dy: Tensor, W: Tensor, padding: SpatialPadding): Tensor =>
  convolution(dy, reverse(W, [2, 3]), { padding, featureGroupCount: dy.shape[1] });
