/**
 * Batch normalisation on one of several replicas: its examples are a part of the batch, and the statistics are
 * those of the whole batch. Three collectives a layer and step, as in the published texts: the means, the
 * variances, and what the cotangent adds.
 */
import { scale } from '@gradcert/notation';
import {
  add,
  broadcastInDim,
  concatenate,
  constant,
  dimProduct,
  divide,
  multiply,
  reduceSum,
  rsqrt,
  slice,
  subtract,
  type Tensor,
} from '@gradcert/stablehlo';
import type { ReplicaMean } from '../entry';

/** All axes of [N,C,h,w] but the channels. */
const AXES = [0, 2, 3];

const overChannels = (vector: Tensor, like: Tensor): Tensor => broadcastInDim(vector, like.shape, [1]);

/** The mean over this replica's examples and positions, [C]. */
function localMean(x: Tensor): Tensor {
  const sum = reduceSum(x, AXES);
  return divide(sum, constant(dimProduct(...AXES.map((axis) => x.shape[axis])), sum.shape));
}

/** The part-th piece of a vector of pieces [C]. */
function piece(packed: Tensor, part: number, like: Tensor, parts = 1): Tensor {
  const C = like.shape[1];
  return slice(packed, { start: [scale(C, part)], limit: [scale(C, part + parts)] });
}

/**
 * Means, then variances of the whole batch, [2C]. In two passes: the variance of the whole is the mean of the
 * variances plus that of the squared distances of the means.
 */
export function batchStatistics(x: Tensor, mean: ReplicaMean): Tensor {
  const own = localMean(x);
  const centred = subtract(x, overChannels(own, x));
  const ownVariance = localMean(multiply(centred, centred));
  const mu = mean(own);
  const distance = subtract(own, mu);
  return concatenate([mu, mean(add(ownVariance, multiply(distance, distance)))], 0);
}

/** (x - mean) / sqrt(variance + eps) by packed statistics [2C], with 1 / sqrt(variance + eps), both of x's shape. */
export function standardiseBy(
  statistics: Tensor,
  x: Tensor,
  eps: number,
): { readonly xhat: Tensor; readonly inverseDeviation: Tensor } {
  const centred = subtract(x, overChannels(piece(statistics, 0, x), x));
  const variance = overChannels(piece(statistics, 1, x), x);
  const inverseDeviation = rsqrt(add(variance, constant(eps, x.shape)));
  return { xhat: multiply(centred, inverseDeviation), inverseDeviation };
}

/**
 * The VJP of standardising, in its form by means: (g - mean(g) - xhat * mean(xhat * g)) / deviation. The statistics
 * pass through the collective that takes the means, [4C].
 */
export function synchronisedPullback(x: Tensor, g: Tensor, eps: number, mean: ReplicaMean): Tensor {
  const statistics = batchStatistics(x, mean);
  const { xhat } = standardiseBy(statistics, x, eps);
  const packed = mean(concatenate([statistics, localMean(g), localMean(multiply(xhat, g))], 0));
  const whole = standardiseBy(piece(packed, 0, x, 2), x, eps);
  const [direct, along] = [2, 3].map((part) => overChannels(piece(packed, part, x), x));
  return multiply(whole.inverseDeviation, subtract(subtract(g, direct), multiply(whole.xhat, along)));
}
