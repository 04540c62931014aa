import { isExactOnIntegers } from '@gradcert/notation';
import type { Recipe } from '../data/recipe';

export default {
  name: 'integers',
  layer: 'exact',
  shows: 'every index is right: small integers, all sums below 2^24, bit-equal in any order of summation',
  shapes: 'all',
  variants: (entry) => (isExactOnIntegers(entry.denotation) ? [''] : []),
  draw:
    ({ stream }) =>
    () =>
      stream.integer(-3, 3),
} satisfies Recipe;
