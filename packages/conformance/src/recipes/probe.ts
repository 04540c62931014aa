import { linearOperands, probedOperands } from '../features';
import { partnersOf } from '../terms';
import type { Recipe } from '../data/recipe';
import { sparseSupport } from '../data/sparse';

export default {
  name: 'probe',
  layer: 'mantissa',
  shows:
    'one operand with full 24-bit mantissas, the others sparse powers of two, so that each output is one product: TF32 and silent bf16 show',
  shapes: 'main',
  variants: probedOperands,
  draw: ({ entry, dims, variant, stream }, operand) => {
    const partners = partnersOf(variant, entry.denotation);
    const linear = linearOperands(entry.denotation, [operand.name]).length > 0;
    const fullMantissa = (): number =>
      stream.sign() * (stream.integer(2 ** 22, 2 ** 23 - 1) * 2 + 1) * 2 ** -23;
    const powerOfTwo = (): number => stream.sign() * 2 ** stream.integer(-3, 3);
    if (operand.name === variant) {
      // Without a partner to select single elements the probed operand itself must be sparse.
      if (partners.size > 0) return fullMantissa;
      const isKept = sparseSupport(entry, operand, dims, 1, stream);
      return (ordinal) => (isKept(ordinal) ? fullMantissa() : 0);
    }
    // An operand that is only compared: any values with signs and an order.
    if (!linear) return powerOfTwo;
    // An operand of other additive terms would be a second summand.
    if (!partners.has(operand.name)) return () => 0;
    const isKept = sparseSupport(entry, operand, dims, 1, stream);
    return (ordinal) => (isKept(ordinal) ? powerOfTwo() : 0);
  },
} satisfies Recipe;
