import { featuresOf } from '../features';
import type { Recipe } from '../data/recipe';

export default {
  name: 'wide-range',
  layer: 'bounded',
  shows: 'magnitudes from 2^-20 to 2^20 side by side',
  shapes: 'main',
  variants: (entry) => (featuresOf(entry.denotation).exponentiates ? [] : ['']),
  draw:
    ({ stream }) =>
    () =>
      stream.normal() * 2 ** stream.integer(-20, 20),
} satisfies Recipe;
