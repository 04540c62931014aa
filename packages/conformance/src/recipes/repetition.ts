import type { Recipe } from '../data/recipe';

export default {
  name: 'repetition',
  layer: 'repeat',
  shows: 'the same bits from the same input, before and after other work ran',
  shapes: 'main',
  variants: () => [''],
  draw:
    ({ stream }) =>
    () =>
      stream.normal(),
} satisfies Recipe;
