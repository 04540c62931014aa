import { isCotangent, type Recipe } from '../data/recipe';
import { sparseSupport } from '../data/sparse';

export default {
  name: 'sparse-cotangent',
  layer: 'bounded',
  shows: 'a few nonzero cotangents: the bound stays sharp however many terms a sum has',
  shapes: 'main',
  variants: (entry) => (entry.operands.some((operand) => isCotangent(entry, operand.name)) ? [''] : []),
  draw: ({ entry, dims, stream }, operand) => {
    if (!isCotangent(entry, operand.name)) return () => stream.normal();
    const isKept = sparseSupport(entry, operand, dims, 4, stream);
    return (ordinal) => (isKept(ordinal) ? stream.normal() : 0);
  },
} satisfies Recipe;
