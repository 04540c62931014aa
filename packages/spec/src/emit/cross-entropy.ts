import {
  broadcastInDim,
  divide,
  exponential,
  log,
  multiply,
  negate,
  reduceSum,
  reshape,
  subtract,
  type Tensor,
} from '@gradcert/stablehlo';

// Logits go into the exponential as they are: the published texts subtract no maximum.

/** log(softmax(z)) over classes, [N,K]. */
export const logSoftmax = (z: Tensor): Tensor =>
  subtract(z, broadcastInDim(log(reduceSum(exponential(z), [1])), z.shape, [0]));

/** -sum(n,k) t * logProbability */
export const crossEntropySum = (logProbability: Tensor, t: Tensor): Tensor =>
  negate(reduceSum(multiply(t, logProbability), [0, 1]));

/** softmax(z) over classes, [N,K]. */
export function softmax(z: Tensor): Tensor {
  const e = exponential(z);
  return divide(e, broadcastInDim(reduceSum(e, [1]), z.shape, [0]));
}

/** The same by way of one row for each example, [N,1,K]. */
export function softmaxOfRows(z: Tensor): Tensor {
  const [N, K] = z.shape;
  const rows = exponential(reshape(z, [N, 1, K]));
  const total = broadcastInDim(reduceSum(rows, [2]), rows.shape, [0, 1]);
  return reshape(divide(rows, total), z.shape);
}
