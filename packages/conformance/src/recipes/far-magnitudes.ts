import { featuresOf } from '../features';
import { isCotangent, type Recipe } from '../data/recipe';

/** Their product is beyond the range of float32; sums of squares of the one, and sums of the other, are not. */
const DEVIATION = 2 ** 30;
const COTANGENT = 2 ** 108;

export default {
  name: 'far-magnitudes',
  layer: 'bounded',
  shows:
    'operands whose normalised values are ordinary, near the end of the range: what is multiplied before it is normalised overflows',
  shapes: 'main',
  variants: (entry) => (featuresOf(entry.denotation).normalises ? [''] : []),
  draw: ({ entry, stream }, operand) => {
    if (operand.name === 'x') return () => DEVIATION * stream.normal();
    return isCotangent(entry, operand.name) ? () => COTANGENT * stream.normal() : () => 1 + stream.uniform();
  },
} satisfies Recipe;
