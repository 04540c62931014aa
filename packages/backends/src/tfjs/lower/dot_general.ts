import * as tf from '@tensorflow/tfjs';
import type { Lowering } from '../lowering';

const size = (extents: readonly number[]): number => extents.reduce((product, n) => product * n, 1);
const others = (rank: number, taken: readonly number[]): number[] =>
  Array.from({ length: rank }, (_, axis) => axis).filter((axis) => !taken.includes(axis));

/** One batched matrix product: [batch, free, contracted] x [batch, contracted, free]. */
const lowering: Lowering<'dot_general'> = ([lhs, rhs], { attributes }) => {
  const { lhsBatching, rhsBatching, lhsContracting, rhsContracting } = attributes;
  const lhsFree = others(lhs.rank, [...lhsBatching, ...lhsContracting]);
  const rhsFree = others(rhs.rank, [...rhsBatching, ...rhsContracting]);
  const extents = (x: tf.Tensor, axes: readonly number[]): number[] => axes.map((axis) => x.shape[axis]);
  const batch = extents(lhs, lhsBatching);
  const contracted = size(extents(lhs, lhsContracting));
  const a = tf.reshape(tf.transpose(lhs, [...lhsBatching, ...lhsFree, ...lhsContracting]), [
    size(batch),
    size(extents(lhs, lhsFree)),
    contracted,
  ]);
  const b = tf.reshape(tf.transpose(rhs, [...rhsBatching, ...rhsContracting, ...rhsFree]), [
    size(batch),
    contracted,
    size(extents(rhs, rhsFree)),
  ]);
  return tf.reshape(tf.matMul(a, b), [...batch, ...extents(lhs, lhsFree), ...extents(rhs, rhsFree)]);
};
export default lowering;
