import * as tf from '@tensorflow/tfjs';
import { UnsupportedError } from '../../backend';
import { numberOf } from '../../signature';
import type { Lowering } from '../lowering';
import { padAxes } from '../padding';

type Pair = [number, number];

/** tfjs convolves [batch, height, width, channel] with [height, width, in, out]; padding is made before it. */
const lowering: Lowering<'convolution'> = ([lhs, rhs], { attributes }) => {
  const { dimensionNumbers: dims, window } = attributes;
  if (window.length !== 2) {
    throw new UnsupportedError(`stablehlo.convolution with ${String(window.length)} spatial axes on tfjs`);
  }
  const image = tf.transpose(lhs, [dims.inputBatch, ...dims.inputSpatial, dims.inputFeature]);
  let kernel = tf.transpose(rhs, [
    ...dims.kernelSpatial,
    dims.kernelInputFeature,
    dims.kernelOutputFeature,
  ]) as tf.Tensor4D;
  const reversed = [0, 1].filter((axis) => window[axis].reversal);
  if (reversed.length > 0) kernel = tf.reverse(kernel, reversed);

  const unpadded = { low: 0, high: 0, interior: 0 };
  const padded = padAxes(image, 0, [
    unpadded,
    ...window.map(({ padding: [low, high], lhsDilation }) => ({
      low: numberOf(low),
      high: numberOf(high),
      interior: lhsDilation - 1,
    })),
    unpadded,
  ]) as tf.Tensor4D;

  const batchGroups = numberOf(attributes.batchGroupCount);
  const grouped = batchGroups === 1 ? padded : batchGroupsAsFeatures(padded, batchGroups);
  const groups = batchGroups === 1 ? numberOf(attributes.featureGroupCount) : batchGroups;
  const strides = window.map(({ stride }) => stride) as Pair;
  const dilations = window.map(({ rhsDilation }) => rhsDilation) as Pair;
  const result = convolveStrided(grouped, kernel, groups, strides, dilations);

  const order = [dims.outputBatch, ...dims.outputSpatial, dims.outputFeature];
  return tf.transpose(
    result,
    order.map((_, axis) => order.indexOf(axis)),
  );
};
export default lowering;

/** tfjs strides or dilates, not both: with both, every position is computed and some are kept. */
function convolveStrided(
  image: tf.Tensor4D,
  kernel: tf.Tensor4D,
  groups: number,
  strides: Pair,
  dilations: Pair,
): tf.Tensor4D {
  if (Math.max(...strides) === 1 || Math.max(...dilations) === 1) {
    return convolve(image, kernel, groups, strides, dilations);
  }
  const dense = convolve(image, kernel, groups, [1, 1], dilations);
  return tf.stridedSlice(dense, [0, 0, 0, 0], dense.shape, [1, ...strides, 1]) as tf.Tensor4D;
}

/**
 * A grouped convolution is a depthwise one, whose products are then summed over each group's channels:
 * tfjs has no grouped kernel with a group's width above 1.
 */
function convolve(
  image: tf.Tensor4D,
  kernel: tf.Tensor4D,
  groups: number,
  strides: Pair,
  dilations: Pair,
): tf.Tensor4D {
  if (groups === 1) return tf.conv2d(image, kernel, strides, 'valid', 'NHWC', dilations);
  const [height, width, inGroup, outputs] = kernel.shape;
  const perGroup = outputs / groups;
  const split = tf.reshape(kernel, [height, width, inGroup, groups, perGroup]);
  const depthwiseShape: [number, number, number, number] = [height, width, groups * inGroup, perGroup];
  const depthwiseKernel = tf.reshape<tf.Rank.R4>(tf.transpose(split, [0, 1, 3, 2, 4]), depthwiseShape);
  const products = tf.depthwiseConv2d(image, depthwiseKernel, strides, 'valid', 'NHWC', dilations);
  if (inGroup === 1) return products;
  const [batch, outHeight, outWidth] = products.shape;
  const byGroup = tf.reshape(products, [batch * outHeight * outWidth, groups, inGroup, perGroup]);
  return tf.reshape(tf.sum(byGroup, 2), [batch, outHeight, outWidth, outputs]);
}

/** [groups*batch, h, w, features] to [batch, h, w, groups*features]: group g of the batch meets output group g. */
function batchGroupsAsFeatures(image: tf.Tensor4D, groups: number): tf.Tensor4D {
  const [batch, height, width, features] = image.shape;
  const split = tf.reshape(image, [groups, batch / groups, height, width, features]);
  return tf.reshape(tf.transpose(split, [1, 2, 3, 0, 4]), [batch / groups, height, width, groups * features]);
}
