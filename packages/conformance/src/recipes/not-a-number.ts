import { undecidedByNaN } from '../features';
import type { Recipe } from '../data/recipe';
import { elementCount, extentsOf } from '../extents';

const FEW = 4;

export default {
  name: 'not-a-number',
  layer: 'bounded',
  shows: 'a few NaNs in one operand: what is computed from one is NaN',
  needs: 'propagatesNaN',
  shapes: 'main',
  variants: undecidedByNaN,
  draw: ({ dims, variant, stream }, { name, shape }) => {
    const last = elementCount(extentsOf(shape, dims)) - 1;
    const places = name === variant ? Array.from({ length: FEW }, () => stream.integer(0, last)) : [];
    return (ordinal) => (places.includes(ordinal) ? NaN : stream.normal());
  },
} satisfies Recipe;
