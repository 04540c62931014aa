import { isExactOnIntegers } from '@gradcert/notation';
import type { Recipe } from '../data/recipe';

const LARGEST = 3;

export default {
  name: 'integers',
  layer: 'exact',
  shows: 'every index is right: small integers, all sums below 2^24, bit-equal in any order of summation',
  shapes: 'all',
  variants: (entry) => (isExactOnIntegers(entry.denotation) ? [''] : []),
  draw: ({ stream }) => {
    // Neighbours differ: of a vector of equal numbers it does not show along which axis it is read.
    let before = LARGEST + 1;
    return () => {
      const other = stream.integer(-LARGEST, LARGEST - (before > LARGEST ? 0 : 1));
      before = other >= before ? other + 1 : other;
      return before;
    };
  },
} satisfies Recipe;
