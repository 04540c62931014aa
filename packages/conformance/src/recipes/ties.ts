import type { CertifiedFunction } from '@gradcert/spec';
import { comparedNumbers, featuresOf } from '../features';
import { isCotangent, type Recipe } from '../data/recipe';

const AROUND_ZERO = [0, -0, 1, -1, 2 ** -100, -(2 ** -100), 2];

/** Numbers at the kinks of an entry, beside them and on either side. */
const valuesOf = ({ denotation }: CertifiedFunction): readonly number[] => [
  ...AROUND_ZERO,
  ...comparedNumbers(denotation)
    .filter((kink) => kink !== 0)
    .flatMap((kink) => [kink, kink * (1 - 2 ** -24), kink * (1 + 2 ** -23), 2 * kink]),
];

export default {
  name: 'ties',
  layer: 'bounded',
  shows: 'operands at and just beside the kink, and many equal maxima: the declared tie convention shows',
  shapes: 'all',
  variants: (entry) => (featuresOf(entry.denotation).compares ? [''] : []),
  draw: ({ entry, stream }, operand) => {
    if (isCotangent(entry, operand.name)) return () => stream.normal();
    const values = valuesOf(entry);
    return () => values[stream.integer(0, values.length - 1)];
  },
} satisfies Recipe;
