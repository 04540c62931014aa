import { add, broadcastInDim, multiply, type Tensor } from '@gradcert/stablehlo';

/** x * gamma + beta, the vectors along one axis. */
export function scaleAndShift(x: Tensor, gamma: Tensor, beta: Tensor, axis: number): Tensor {
  const scale = broadcastInDim(gamma, x.shape, [axis]);
  const shift = broadcastInDim(beta, x.shape, [axis]);
  return add(multiply(x, scale), shift);
}
