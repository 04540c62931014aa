/** Which fault a wrong result looks like: the mutants that compute the same, nearest first. */
import type { CertifiedFunction } from '@gradcert/spec';
import type { OperandData } from '../data/recipe';
import type { DimValues } from '../extents';
import { mutantsOf, type Mutant } from '../mutants/mutant';
import type { Expectation } from '../oracle';

/** A wrong result, with what it should have been. */
export interface WrongResult {
  readonly dims: DimValues;
  readonly data: OperandData;
  /** The elements that were judged: what `expectation` speaks of. */
  readonly got: Float32Array;
  readonly expectation: Expectation;
}

export interface Explanation {
  readonly mutant: Mutant;
  /** Sum over the elements of |got - mutant's|. */
  readonly distance: number;
}

/** What every mutant computes of some operands: asked for again with every wrong result of one case. */
const computedOf = new WeakMap<OperandData, Map<Mutant, Float32Array | undefined>>();

function compute(
  mutant: Mutant,
  { dims, data, expectation: { ordinals } }: WrongResult,
): Float32Array | undefined {
  const results = computedOf.get(data) ?? new Map<Mutant, Float32Array | undefined>();
  computedOf.set(data, results);
  if (!results.has(mutant)) {
    const kernel = ordinals ? mutant.elementsAt?.(dims, ordinals) : mutant.at(dims);
    results.set(mutant, kernel?.(data, dims));
  }
  return results.get(mutant);
}

/** Distances that differ by no more than this share of the least are as good. */
const AS_GOOD = 1e-6;

const known = new WeakMap<CertifiedFunction, readonly Mutant[]>();

function mutants(entry: CertifiedFunction): readonly Mutant[] {
  const made = known.get(entry) ?? [...mutantsOf(entry)];
  known.set(entry, made);
  return made;
}

/**
 * The mutants whose result is the one that was got, up to the bound of every element; of those only the nearest.
 * Their order is that of the operators.
 */
export function explain(entry: CertifiedFunction, wrong: WrongResult): readonly Explanation[] {
  const { got, expectation } = wrong;
  const matching = mutants(entry).flatMap((mutant) => {
    const computed = compute(mutant, wrong);
    if (!computed || computed.length !== got.length) return [];
    const distance = distanceWithin(got, computed, expectation);
    return distance === undefined ? [] : [{ mutant, distance }];
  });
  const least = Math.min(...matching.map(({ distance }) => distance));
  return matching.filter(({ distance }) => distance <= least * (1 + AS_GOOD));
}

/** The distance of two results; undefined where an element is further apart than its bound, or right in the mutant. */
function distanceWithin(
  got: Float32Array,
  computed: Float32Array,
  { expected, bound }: Expectation,
): number | undefined {
  let distance = 0;
  let isWrong = false;
  for (let at = 0; at < got.length; at++) {
    if (!Number.isFinite(bound[at])) continue;
    const apart = Math.abs(got[at] - computed[at]);
    if (Object.is(got[at], computed[at])) {
      // Both may be NaN.
    } else if (apart <= bound[at]) distance += apart;
    else return undefined;
    isWrong ||= !(Math.abs(computed[at] - expected[at]) <= bound[at]);
  }
  return isWrong ? distance : undefined;
}
