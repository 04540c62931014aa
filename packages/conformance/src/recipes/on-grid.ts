import { isExactOnIntegers } from '@gradcert/notation';
import type { Recipe } from '../data/recipe';

export default {
  name: 'on-grid',
  layer: 'bounded',
  shows: 'sums of small integers, which are exact: what is rounded after them shows',
  shapes: 'main',
  variants: (entry) => (isExactOnIntegers(entry.denotation) ? [] : ['']),
  draw:
    ({ stream }) =>
    () =>
      stream.integer(-3, 3),
} satisfies Recipe;
