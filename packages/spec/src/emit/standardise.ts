import {
  add,
  broadcastInDim,
  constant,
  dimProduct,
  divide,
  multiply,
  reduceSum,
  rsqrt,
  subtract,
  type Tensor,
} from '@gradcert/stablehlo';

/** The mean over `axes` at every element: a sum, broadcast back, divided by the number of its terms. */
function meanOver(x: Tensor, axes: readonly number[]): Tensor {
  const kept = x.shape.map((_, axis) => axis).filter((axis) => !axes.includes(axis));
  const total = broadcastInDim(reduceSum(x, axes), x.shape, kept);
  return divide(total, constant(dimProduct(...axes.map((axis) => x.shape[axis])), x.shape));
}

/** (x - mean) / sqrt(variance + eps) over `axes`, with the population variance in two passes. */
export function standardise(x: Tensor, axes: readonly number[], eps: number): Tensor {
  const centred = subtract(x, meanOver(x, axes));
  const variance = meanOver(multiply(centred, centred), axes);
  return multiply(centred, rsqrt(add(variance, constant(eps, x.shape))));
}
