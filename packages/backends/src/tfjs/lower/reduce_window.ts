import { UnsupportedError } from '../../backend';
import { numberOf } from '../../signature';
import type { Lowering } from '../lowering';
import { padAxes } from '../padding';
import { windowCounts, windowOffsets, windowSlice } from '../windows';

/** The window's cells in row-major order, folded by the region; padding holds the initial value. */
const lowering: Lowering<'reduce_window'> = ([x, initial], { attributes, operands, regions }, context) => {
  const value = context.splat(operands[1]);
  if (value === undefined)
    throw new UnsupportedError('stablehlo.reduce_window with a computed initial value on tfjs');
  const window = {
    extents: attributes.windowDimensions,
    strides: attributes.windowStrides,
    dilations: attributes.windowDilations,
  };
  const padded = padAxes(
    x,
    value,
    attributes.padding.map(([low, high], axis) => ({
      low: numberOf(low),
      high: numberOf(high),
      interior: attributes.baseDilations[axis] - 1,
    })),
  );
  const counts = windowCounts(padded.shape, window);
  return windowOffsets(window).reduce(
    (folded, offset) =>
      context.elementwise(regions[0], [folded, windowSlice(padded, offset, counts, window.strides)]),
    initial,
  );
};
export default lowering;
