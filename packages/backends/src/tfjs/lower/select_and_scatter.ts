import * as tf from '@tensorflow/tfjs';
import { UnsupportedError } from '../../backend';
import { numberOf } from '../../signature';
import type { Lowering } from '../lowering';
import { padAxes } from '../padding';
import { combinerOf } from '../regions';
import { windowCounts, windowOffsets, windowSlice } from '../windows';

/**
 * Follows the text's own choice among equals: the region is asked cell after cell, as the operation's
 * meaning says, so that tfjs's pooling gradient, which has its own convention, plays no part.
 */
const lowering: Lowering<'select_and_scatter'> = (
  [x, source],
  { attributes, operands, regions },
  context,
) => {
  const [select, scatter] = regions;
  if (combinerOf(scatter) !== 'add' || context.splat(operands[2]) !== 0) {
    throw new UnsupportedError('stablehlo.select_and_scatter that does not add to 0, on tfjs');
  }
  const window = {
    extents: attributes.windowDimensions,
    strides: attributes.windowStrides,
    dilations: attributes.windowDimensions.map(() => 1),
  };
  const padding = attributes.padding.map(([low, high]) => ({
    low: numberOf(low),
    high: numberOf(high),
    interior: 0,
  }));
  const padded = padAxes(x, 0, padding);
  // Padding is never selected, whatever value it holds.
  const inside = padAxes(tf.ones(x.shape), 0, padding);
  const counts = windowCounts(padded.shape, window);
  const offsets = windowOffsets(window);
  const cell = (tensor: tf.Tensor, position: number): tf.Tensor =>
    windowSlice(tensor, offsets[position], counts, window.strides);

  let selected = cell(padded, 0);
  let selectedInside = cell(inside, 0);
  let chosen = tf.zerosLike(selected);
  for (let position = 1; position < offsets.length; position++) {
    const candidate = cell(padded, position);
    const candidateInside = cell(inside, position);
    const preferred = tf.logicalAnd(
      context.elementwise(select, [selected, candidate]),
      tf.cast(selectedInside, 'bool'),
    );
    const keep = tf.logicalOr(preferred, tf.equal(candidateInside, 0));
    selected = tf.where(keep, selected, candidate);
    selectedInside = tf.maximum(selectedInside, candidateInside);
    chosen = tf.where(keep, chosen, tf.fill(chosen.shape, position));
  }

  const contributions = offsets.map((offset, position) =>
    padAxes(
      tf.where(tf.equal(chosen, position), source, tf.zerosLike(source)),
      0,
      offset.map((low, axis) => {
        const interior = window.strides[axis] - 1;
        const reach = low + (counts[axis] - 1) * window.strides[axis] + 1;
        return { low, high: padded.shape[axis] - reach, interior };
      }),
    ),
  );
  const scattered = contributions.reduce((sum, contribution) => tf.add(sum, contribution));
  return padAxes(
    scattered,
    0,
    padding.map(({ low, high }) => ({ low: -low, high: -high, interior: 0 })),
  );
};
export default lowering;
