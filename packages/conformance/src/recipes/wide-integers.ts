import { multiplyAdds } from '@gradcert/notation';
import { elementCount, extentsOf } from '../extents';
import { probedOperands } from '../features';
import type { Recipe } from '../data/recipe';

export default {
  name: 'wide-integers',
  layer: 'exact',
  shows:
    'one operand as wide as float32 sums allow, the others -1, 0 and 1: a narrower operand or accumulator shows',
  shapes: 'main',
  variants: probedOperands,
  draw: ({ entry, dims, variant, stream }, operand) => {
    if (operand.name !== variant) return () => stream.integer(-1, 1);
    const outputs = elementCount(extentsOf(entry.result.shape, dims));
    const terms = Math.max(1, multiplyAdds(entry.denotation, dims) / outputs);
    const widest = Math.max(3, Math.floor(2 ** 23 / terms) - 1);
    return () => stream.integer(-widest, widest);
  },
} satisfies Recipe;
