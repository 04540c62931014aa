import { featuresOf } from '../features';
import { isCotangent, type Recipe } from '../data/recipe';

export default {
  name: 'logits',
  layer: 'bounded',
  shows:
    'spread and confident arguments of exponentials, inside the range in which float32 does not overflow',
  shapes: 'main',
  variants: (entry) => (featuresOf(entry.denotation).exponentiates ? ['spread', 'confident'] : []),
  draw: ({ entry, variant, stream }, operand) => {
    if (isCotangent(entry, operand.name)) return () => stream.normal();
    return variant === 'spread'
      ? () => Math.max(-60, Math.min(60, 20 * stream.normal()))
      : () => stream.normal() + (stream.integer(0, 7) === 0 ? 18 : 0);
  },
} satisfies Recipe;
