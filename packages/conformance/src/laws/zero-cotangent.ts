import { number } from '@gradcert/notation';
import { degreeIn } from '../relations/degree';
import { cotangentOf, drawnFor } from '../relations/draw';
import type { Law } from '../relations/law';
import { assuming, shapeOf, tensor } from '../relations/programs';

const NAME = 'zero-cotangent';

/**
 * A gradient at the cotangent 0 is 0. Bit-equal on any data, however the kernel is arranged: every term has the
 * cotangent for a factor, a product of 0 and a finite number is 0, and so is a sum of zeros.
 */
export default {
  name: NAME,
  claim: 'f(0) = 0 in the cotangent',
  exact: true,
  applies: (entry) => {
    const cotangent = cotangentOf(entry);
    return cotangent !== undefined && degreeIn(entry.denotation, cotangent) === 1;
  },
  instance: (entry, dims) => {
    const cotangent = cotangentOf(entry) ?? '';
    const base = drawnFor(entry, dims, NAME);
    const data = { ...base, [cotangent]: new Float32Array(base[cotangent].length) };
    return { runs: [{ entry, dims, data }], terms: [] };
  },
  overTheReals: (entry) => {
    const cotangent = cotangentOf(entry) ?? '';
    const zero = (name: string, shape = shapeOf(entry, cotangent)) => tensor(name, shape, () => number(0));
    return [
      {
        what: 'on all other operands',
        left: { statements: [zero(cotangent), ...entry.denotation], result: entry.result.name },
        right: { statements: [zero('nothing', entry.result.shape)], result: 'nothing' },
        context: assuming(entry, { defined: [cotangent] }),
      },
    ];
  },
} satisfies Law;
