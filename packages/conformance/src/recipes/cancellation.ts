import { elementCount, extentsOf } from '../extents';
import { featuresOf } from '../features';
import { isCotangent, type DrawContext, type Recipe } from '../data/recipe';

const LARGE = 1000;

/**
 * The mean of n terms near m is known up to n * 2^-24 * m, and a variance of 1 has a finite bound while that stays well below 1.
 */
function meanOf({ entry, dims }: DrawContext, { shape }: (typeof entry.operands)[number]): number {
  if (!featuresOf(entry.denotation).normalises) return LARGE;
  return Math.min(LARGE, 2 ** 21 / elementCount(extentsOf(shape, dims)));
}

export default {
  name: 'cancellation',
  layer: 'bounded',
  shows: 'a large mean against alternating signs: the sum is far smaller than its terms',
  shapes: 'main',
  variants: (entry) => (featuresOf(entry.denotation).exponentiates ? [] : ['']),
  draw: (context, operand) => {
    const { entry, stream } = context;
    if (isCotangent(entry, operand.name) || entry.operands.length === 1)
      return (ordinal) => (ordinal % 2 === 0 ? 1 : -1);
    const mean = meanOf(context, operand);
    return () => mean + stream.normal();
  },
} satisfies Recipe;
