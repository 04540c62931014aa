import { linearIn } from '../features';
import { partnersOf } from '../terms';
import type { Recipe } from '../data/recipe';

/** Multiples of 2^-149, the smallest subnormal number, that have 16 bits. */
const QUANTUM = 2 ** -149;

export default {
  name: 'subnormal',
  layer: 'bounded',
  shows: 'an operand of subnormal numbers, in which the result is linear: taking them for 0 shows',
  shapes: 'main',
  variants: linearIn,
  draw: ({ entry, variant, stream }, { name }) => {
    if (name === variant) return () => stream.sign() * stream.integer(2 ** 15, 2 ** 16 - 1) * QUANTUM;
    // Other terms of a sum would hide it.
    const added = linearIn(entry).includes(name) && !partnersOf(variant, entry.denotation).has(name);
    return added ? () => 0 : () => stream.normal();
  },
} satisfies Recipe;
