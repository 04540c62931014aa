import { featuresOf } from '../features';
import { isCotangent, type Recipe } from '../data/recipe';

const KINKS = [0, -0, 1, -1, 2 ** -100, -(2 ** -100), 2];

export default {
  name: 'ties',
  layer: 'bounded',
  shows: 'operands at and just beside the kink, and many equal maxima: the declared tie convention shows',
  shapes: 'all',
  variants: (entry) => (featuresOf(entry.denotation).compares ? [''] : []),
  draw: ({ entry, stream }, operand) =>
    isCotangent(entry, operand.name)
      ? () => stream.normal()
      : () => KINKS[stream.integer(0, KINKS.length - 1)],
} satisfies Recipe;
