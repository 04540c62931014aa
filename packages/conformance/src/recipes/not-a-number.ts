import { undecidedByNaN } from '../features';
import type { Recipe } from '../data/recipe';

/** All of them: a single NaN may stand where no result reads it. */
export default {
  name: 'not-a-number',
  layer: 'bounded',
  shows: 'an operand of NaNs: what is computed from it is NaN',
  needs: 'propagatesNaN',
  shapes: 'main',
  variants: undecidedByNaN,
  draw: ({ variant, stream }, { name }) => (name === variant ? () => NaN : () => stream.normal()),
} satisfies Recipe;
