import { featuresOf } from '../features';
import { isCotangent, type Recipe } from '../data/recipe';

export default {
  name: 'cancellation',
  layer: 'bounded',
  shows: 'a large mean against alternating signs: the sum is far smaller than its terms',
  shapes: 'main',
  variants: (entry) => (featuresOf(entry.denotation).exponentiates ? [] : ['']),
  draw: ({ entry, stream }, operand) =>
    isCotangent(entry, operand.name) || entry.operands.length === 1
      ? (ordinal) => (ordinal % 2 === 0 ? 1 : -1)
      : () => 1000 + stream.normal(),
} satisfies Recipe;
