import { affine, type AffineLike } from '@gradcert/notation';
import { constant } from './elementwise';
import { apply, type Tensor } from './tensor';

export const reshape = (operand: Tensor, shape: readonly AffineLike[]): Tensor => operand.reshape(shape);

export const transpose = (operand: Tensor, permutation: readonly number[]): Tensor =>
  operand.transpose(permutation);

export const reverse = (operand: Tensor, dimensions: readonly number[]): Tensor =>
  operand.reverse(dimensions);

export const broadcastInDim = (
  operand: Tensor,
  shape: readonly AffineLike[],
  dimensions: readonly number[],
): Tensor => operand.broadcastInDim(shape, dimensions);

/** One entry per axis; zeros where absent. Negative low and high crop. */
export interface PadOptions {
  readonly low?: readonly AffineLike[];
  readonly high?: readonly AffineLike[];
  readonly interior?: readonly number[];
}

/** Pads with a rank-0 value, 0 unless given. */
export function pad(operand: Tensor, options: PadOptions, value = constant(0, [], operand.element)): Tensor {
  const zeros = operand.shape.map(() => 0);
  return apply('pad', [operand, value], {
    low: (options.low ?? zeros).map(affine),
    high: (options.high ?? zeros).map(affine),
    interior: options.interior ?? zeros,
  });
}

export interface SliceOptions {
  readonly start: readonly AffineLike[];
  readonly limit: readonly AffineLike[];
  readonly strides?: readonly number[];
}

/** Elements start, start + stride, ... below limit, along each axis. */
export const slice = (operand: Tensor, { start, limit, strides }: SliceOptions): Tensor =>
  apply('slice', [operand], {
    start: start.map(affine),
    limit: limit.map(affine),
    strides: strides ?? start.map(() => 1),
  });

export const concatenate = (operands: readonly Tensor[], dimension: number): Tensor =>
  apply('concatenate', operands, { dimension });
