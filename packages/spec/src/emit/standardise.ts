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

/** A standardised tensor, with what its VJP uses again; all but `zero` have the shape of the tensor. */
export interface Standardised {
  /** (x - mean) * deviation^-1 */
  readonly xhat: Tensor;
  /** 1 / sqrt(variance + eps) */
  readonly inverseDeviation: Tensor;
  /** How many elements each mean is over. */
  readonly count: Tensor;
  readonly zero: Tensor;
  readonly axes: readonly number[];
}

/** The sum over axes, at every element that it is a sum for. */
function sumOver(x: Tensor, axes: readonly number[], zero: Tensor): Tensor {
  const kept = x.shape.map((_, axis) => axis).filter((axis) => !axes.includes(axis));
  return broadcastInDim(reduceSum(x, axes, zero), x.shape, kept);
}

/**
 * (x - mean) / sqrt(variance + eps) over `axes`, with the population variance in two passes.
 * @param epsilonLast the constant stands after the variance instead of before everything, as the published
 *   scale gradient of batch normalisation has it
 */
export function standardise(
  x: Tensor,
  axes: readonly number[],
  eps: number,
  epsilonLast = false,
): Standardised {
  const zero = constant(0);
  const count = constant(dimProduct(...axes.map((axis) => x.shape[axis])), x.shape);
  const first = epsilonLast ? undefined : constant(eps, x.shape);
  const centred = subtract(x, divide(sumOver(x, axes, zero), count));
  const variance = divide(sumOver(multiply(centred, centred), axes, zero), count);
  const inverseDeviation = rsqrt(add(variance, first ?? constant(eps, x.shape)));
  return { xhat: multiply(centred, inverseDeviation), inverseDeviation, count, zero, axes };
}

/** The VJP of standardising: (M * g - sum(g) - xhat * sum(xhat * g)) / (M * deviation), M elements to a mean. */
export function standardisePullback(
  { xhat, inverseDeviation, count, zero, axes }: Standardised,
  g: Tensor,
): Tensor {
  const sum = sumOver(g, axes, zero);
  const sumAlong = sumOver(multiply(xhat, g), axes, zero);
  const direct = subtract(multiply(g, count), sum);
  const rest = subtract(direct, multiply(xhat, sumAlong));
  return multiply(divide(inverseDeviation, count), rest);
}
