import { apply, read } from '@gradcert/notation';
import type { CertifiedFunction } from '@gradcert/spec';
import { degreeIn } from '../relations/degree';
import { cotangentOf, drawnFor } from '../relations/draw';
import type { Law } from '../relations/law';
import { assuming, copyName, copyOf, shapeOf, tensor } from '../relations/programs';

const NAME = 'scale-homogeneity';
const FACTOR = 8;

/** A vector of real factors, as the gamma of a normalisation, in which the denotation is linear. */
const scaleOf = (entry: CertifiedFunction): string | undefined =>
  entry.operands.find(
    ({ name, kind, shape }) =>
      kind === 'real' &&
      shape.length === 1 &&
      name !== cotangentOf(entry) &&
      degreeIn(entry.denotation, name) === 1,
  )?.name;

/**
 * A gradient through a scale is homogeneous in it. Bit-equal on integers on which nothing rounds, else within the
 * bounds of both runs.
 */
export default {
  name: NAME,
  claim: `f(${String(FACTOR)} gamma) = ${String(FACTOR)} f(gamma) in the scale`,
  applies: (entry) => scaleOf(entry) !== undefined,
  instance: (entry, dims) => {
    const scale = scaleOf(entry) ?? '';
    const data = drawnFor(entry, dims, NAME);
    const larger = { ...data, [scale]: data[scale].map((element) => FACTOR * element) };
    return {
      runs: [
        { entry, dims, data: larger },
        { entry, dims, data },
      ],
      terms: [{ run: 1, factor: FACTOR, maps: [] }],
    };
  },
  overTheReals: (entry) => {
    const scale = scaleOf(entry) ?? '';
    const { statements, result } = copyOf(entry, 'scaled', [scale]);
    const { name, shape } = entry.result;
    const multiple = (made: string, of: string, extents = shape) =>
      tensor(made, extents, (index) => apply('multiply', read('factor', []), read(of, index)));
    return [
      {
        what: 'for all factors',
        left: {
          statements: [multiple(copyName(scale, 'scaled'), scale, shapeOf(entry, scale)), ...statements],
          result,
        },
        right: {
          statements: [...entry.denotation, multiple('multiple', name)],
          result: 'multiple',
        },
        context: assuming(entry, { also: { factor: [] } }),
      },
    ];
  },
} satisfies Law;
