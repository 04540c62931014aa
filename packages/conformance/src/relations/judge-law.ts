/** From the results of a law's runs to a verdict. */
import type { AccuracyProfile, DenseArray, Route } from '@gradcert/backends';
import { elementCount, extentsOf } from '../extents';
import { judge, type Judgement } from '../judge';
import { expectation } from '../oracle';
import { rearranged } from './axis-maps';
import { isExactRun } from './exactness';
import type { Law, LawInstance, LawRun } from './law';

/**
 * Is the first result the sum of the terms? Over the reals it is, and each result is within the bound derived from its
 * own operations, so the two sides differ by at most the bounds of all runs, each by the magnitude of its factor. Where
 * every run is exact that is 0, and nothing is evaluated.
 */
export const judgeLaw = (
  law: Pick<Law, 'exact'>,
  instance: LawInstance,
  outputs: readonly (DenseArray | undefined)[],
  route: Route,
  profile: AccuracyProfile,
): Judgement => judgeOutputs(instance, outputs, lawBounds(law, instance, route, profile));

/** How far each run of a law may be off; `exact` where nothing may. */
export interface LawBounds {
  readonly isExact: boolean;
  readonly bounds: readonly ArrayLike<number>[];
}

/** What a law's verdicts need beside the outputs: the same for everything that executes it. */
export function lawBounds(
  { exact }: Pick<Law, 'exact'>,
  { runs }: LawInstance,
  route: Route,
  profile: AccuracyProfile,
): LawBounds {
  const isExact = exact ?? runs.every((run) => isExactRun(run, route));
  const boundOf = ({ entry, dims, data }: LawRun): ArrayLike<number> =>
    isExact
      ? new Float64Array(elementCount(extentsOf(entry.result.shape, dims)))
      : expectation(entry, dims, data, route, profile).bound;
  return { isExact, bounds: runs.map(boundOf) };
}

/** The verdict on the outputs of a law's runs, with the bounds of each. */
export function judgeOutputs(
  { runs, terms }: LawInstance,
  outputs: readonly (DenseArray | undefined)[],
  { isExact, bounds }: LawBounds,
): Judgement {
  const [first] = runs;
  const shape = extentsOf(first.entry.result.shape, first.dims);
  const expected = new Float64Array(elementCount(shape));
  const bound = Float64Array.from(bounds[0]);
  for (const { run, factor, maps } of terms) {
    const { entry, dims } = runs[run];
    const extents = extentsOf(entry.result.shape, dims);
    const output = outputs[run];
    if (output?.data.length !== elementCount(extents)) return otherRun(run, output);
    const values = rearranged(output.data, extents, maps, NaN);
    const limits = rearranged(bounds[run], extents, maps, Infinity);
    for (let at = 0; at < expected.length; at++) {
      // An element that comes from nowhere has no counterpart to differ from.
      expected[at] += limits[at] === Infinity ? 0 : factor * values[at];
      bound[at] += Math.abs(factor) * limits[at];
    }
  }
  return judge(first.entry, outputs[0], { shape, expected, bound }, isExact);
}

const otherRun = (run: number, output: DenseArray | undefined): Judgement => ({
  verdict: 'failed',
  error: null,
  bound: null,
  tightness: null,
  problem: `run ${String(run + 1)} of the law returned ${output ? `shape [${output.shape.join(', ')}]` : 'no result'}`,
});
