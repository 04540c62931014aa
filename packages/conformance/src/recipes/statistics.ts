import { featuresOf } from '../features';
import { isCotangent, type Recipe } from '../data/recipe';
import { sparseSupport } from '../data/sparse';

/** Mean and half-width of the two values that the normalised operand alternates between. */
const VARIANTS: Readonly<Record<string, readonly [mean: number, deviation: number]>> = {
  unit: [0, 1],
  offset: [600, 1],
  'small-deviation': [0, 2 ** -8],
};

export default {
  name: 'statistics',
  layer: 'bounded',
  shows:
    'statistics that are exact or nearly: a mean far above the deviation, a variance near eps; a wrong divisor, a dropped eps or E[x^2]-E[x]^2 shows',
  shapes: 'main',
  variants: (entry) => (featuresOf(entry.denotation).normalises ? Object.keys(VARIANTS) : []),
  draw: ({ entry, dims, variant, stream }, operand) => {
    const [mean, deviation] = VARIANTS[variant];
    if (operand.name === 'x') return () => mean + deviation * stream.sign();
    if (!isCotangent(entry, operand.name)) return () => 1 + stream.uniform();
    const isKept = sparseSupport(entry, operand, dims, 4, stream);
    return (ordinal) => (isKept(ordinal) ? stream.normal() : 0);
  },
} satisfies Recipe;
