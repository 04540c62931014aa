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
export function judgeLaw(
  { exact }: Pick<Law, 'exact'>,
  { runs, terms }: LawInstance,
  outputs: readonly (DenseArray | undefined)[],
  route: Route,
  profile: AccuracyProfile,
): Judgement {
  const [first] = runs;
  const isExact = exact ?? runs.every((run) => isExactRun(run, route));
  const boundOf = ({ entry, dims, data }: LawRun): ArrayLike<number> =>
    isExact
      ? new Float64Array(elementCount(extentsOf(entry.result.shape, dims)))
      : expectation(entry, dims, data, route, profile).bound;
  const shape = extentsOf(first.entry.result.shape, first.dims);
  const expected = new Float64Array(elementCount(shape));
  const bound = Float64Array.from(boundOf(first));
  for (const { run, factor, maps } of terms) {
    const { entry, dims } = runs[run];
    const extents = extentsOf(entry.result.shape, dims);
    const output = outputs[run];
    if (output?.data.length !== elementCount(extents)) return otherRun(run, output);
    const values = rearranged(output.data, extents, maps, NaN);
    const limits = rearranged(boundOf(runs[run]), extents, maps, Infinity);
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
