import { addScaled, read, type Affine, type Statement } from '@gradcert/notation';
import type { CertifiedFunction } from '@gradcert/spec';
import { axisMap, mapsOf, operandsRearranged, type AxisMap } from '../relations/axis-maps';
import { drawnFor } from '../relations/draw';
import type { Law, LawClaim } from '../relations/law';
import { permutableDims } from '../relations/permutable';
import { assuming, copyName, copyOf, tensor } from '../relations/programs';
import { aloneIn } from '../relations/scopes';
import { randomStream } from '../random';

const NAME = 'permutation';

/**
 * A gradient knows no order of the examples, the channels, the features: where all operands are permuted along such a
 * dim its result is permuted likewise, or the same where it has no such axis. All of these dims are permuted at once,
 * each by a permutation of its own. Bit-equal on integers on which nothing rounds, else within the bounds of both runs.
 */
export default {
  name: NAME,
  claim: 'f(permuted operands) = the permuted f(operands), along every dim without an order',
  applies: (entry, dims) => permutableDims(entry).some((dim) => dims[dim] > 1),
  instance: (entry, dims) => {
    const permutations = new Map(
      permutableDims(entry)
        .filter((dim) => dims[dim] > 1)
        .map((dim) => [dim, permutationOf(dims[dim], `${NAME} ${entry.id} ${dim}`)]),
    );
    const mapOf = (extent: Affine): AxisMap | undefined => permutations.get(aloneIn(extent) ?? '');
    const data = drawnFor(entry, dims, NAME);
    return {
      runs: [
        { entry, dims, data: operandsRearranged(entry, dims, data, mapOf) },
        { entry, dims, data },
      ],
      terms: [{ run: 1, factor: 1, maps: mapsOf(entry.result.shape, mapOf) }],
    };
  },
  overTheReals: (entry) => permutableDims(entry).map((dim) => commutesWithReversal(entry, dim)),
} satisfies Law;

/** A permutation that is not the identity, by the shuffle of Fisher and Yates. */
function permutationOf(extent: number, seed: string): AxisMap {
  const stream = randomStream(seed);
  const places = axisMap(extent, (place) => place);
  for (let at = extent - 1; at > 0; at--) {
    const other = stream.integer(0, at);
    [places[at], places[other]] = [places[other], places[at]];
  }
  return places.every((place, at) => place === at) ? places.reverse() : places;
}

/**
 * The reversal: a permutation that index notation can say in one piece. That the law holds for the others follows from
 * how `permutableDims` finds the dims; this shows for each of them that it found it rightly.
 */
function commutesWithReversal(entry: CertifiedFunction, dim: string): LawClaim {
  const reversed = (name: string, from: string, shape: readonly Affine[]): Statement =>
    tensor(name, shape, (index) =>
      read(
        from,
        index.map((at, axis) =>
          aloneIn(shape[axis]) === dim ? addScaled(addScaled(shape[axis], 1, -1), at, -1) : at,
        ),
      ),
    );
  const permuted = entry.operands.filter(({ shape }) => shape.some((extent) => aloneIn(extent) === dim));
  const { statements, result } = copyOf(
    entry,
    'permuted',
    permuted.map(({ name }) => name),
  );
  return {
    what: `along ${dim}, reversed`,
    left: {
      statements: [
        ...permuted.map(({ name, shape }) => reversed(copyName(name, 'permuted'), name, shape)),
        ...statements,
      ],
      result,
    },
    right: {
      statements: [...entry.denotation, reversed('reversed', entry.result.name, entry.result.shape)],
      result: 'reversed',
    },
    context: assuming(entry, {}),
  };
}
