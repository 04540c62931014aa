/** Cases that are only sometimes wrong: the same cases in several runs. */
import { groupBy } from './group';
import { randomStream } from './random';
import type { Case, CaseResult } from './results';

/** How sure the statements about faults that did not show are. */
export const CONFIDENCE = 0.95;

/** The cases of a run in an order of its own, which depends on the number of the run alone (Fisher and Yates). */
export function orderOfRun(cases: readonly Case[], run: number): readonly Case[] {
  const order = [...cases];
  const stream = randomStream(`run ${String(run)}`);
  for (let last = order.length - 1; last > 0; last--) {
    const other = stream.integer(0, last);
    [order[last], order[other]] = [order[other], order[last]];
  }
  return order;
}

/** A case that failed in some runs and not in others. */
export type UnsteadyCase = Pick<CaseResult, 'node' | 'layer' | 'case' | 'route' | 'backend'> & {
  readonly failed: number;
  readonly runs: number;
};

const FAILING: ReadonlySet<CaseResult['verdict']> = new Set(['failed', 'error', 'expected-failure']);

/** Of the results of several runs, the cases that did not come to the same every time. */
export function unsteadyCases(runs: readonly (readonly CaseResult[])[]): readonly UnsteadyCase[] {
  const groups = groupBy(
    runs.flat(),
    ({ node, layer, case: name, route, backend }) => `${node}:${layer}:${name} ${route} ${backend}`,
  );
  return [...groups.values()].flatMap((results) => {
    const [{ node, layer, case: name, route, backend }] = results;
    const failed = results.filter(({ verdict }) => FAILING.has(verdict)).length;
    if (failed === 0 || failed === results.length) return [];
    return [{ node, layer, case: name, route, backend, failed, runs: results.length }];
  });
}

/** The least probability of a fault in one run that shows in one of so many runs with that confidence. */
export const detectableProbability = (runs: number): number => 1 - (1 - CONFIDENCE) ** (1 / runs);

/** Runs in one of which a fault of a probability shows with that confidence: the least n with (1 - p)^n <= 5%. */
export const runsToSee = (probability: number): number =>
  Math.ceil(Math.log(1 - CONFIDENCE) / Math.log1p(-probability));
