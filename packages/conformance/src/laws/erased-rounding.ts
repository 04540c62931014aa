import { bf16Twin, type CertifiedFunction } from '@gradcert/spec';
import { unfold } from '@gradcert/stablehlo';
import { drawnFor } from '../relations/draw';
import type { Law } from '../relations/law';
import { assuming } from '../relations/programs';

const NAME = 'erased-rounding';

/**
 * On operands that bfloat16 can hold the bf16 twin rounds the result of its contraction alone. The operands are small
 * integers: bit-equal where the result has at most 8 bits, else within the bounds of both texts.
 */
export default {
  name: NAME,
  claim: 'the bf16 twin of f is f, on operands that bfloat16 can hold',
  applies: ({ precision, gradientOf }) => precision === 'switchable' && gradientOf !== undefined,
  judged: bf16Twin,
  instance: (entry, dims) => {
    const data = drawnFor(entry, dims, NAME);
    return {
      runs: [
        { entry: bf16Twin(entry), dims, data },
        { entry, dims, data },
      ],
      terms: [{ run: 1, factor: 1, maps: [] }],
    };
  },
  overTheReals: (entry) => {
    const side = ({ module }: CertifiedFunction) => {
      const { statements, results } = unfold(module.functions[0]);
      return { statements, result: results[0] };
    };
    return [
      {
        what: 'with its roundings erased',
        left: side(bf16Twin(entry)),
        right: side(entry),
        context: assuming(entry, {}),
      },
    ];
  },
} satisfies Law;
