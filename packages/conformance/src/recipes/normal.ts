import type { Recipe } from '../data/recipe';

export default {
  name: 'normal',
  layer: 'bounded',
  shows: 'ordinary data: every operand standard normal',
  shapes: 'all',
  variants: () => [''],
  draw:
    ({ stream }) =>
    () =>
      stream.normal(),
} satisfies Recipe;
