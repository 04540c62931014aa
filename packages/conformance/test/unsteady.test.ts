/** `run --repeat`: what is only sometimes wrong is found, and said how often. */
import { expect, test } from '@jest/globals';
import {
  detectableProbability,
  orderOfRun,
  planEntry,
  runCases,
  runsToSee,
  unsteadyCases,
  type CaseResult,
} from '../src';
import { backend, entry, spec, withData } from './fixtures';

const cases = planEntry(entry('dense-bias-grad'), spec).filter(({ layer }) => layer === 'exact');

/** Results of runs on a backend whose every `period`-th result is wrong. */
async function runsOn(period: number, count: number): Promise<CaseResult[][]> {
  let calls = 0;
  const handle = backend({
    result: (result) =>
      ++calls % period === 0 ? withData(result, (data) => data.map((x) => x + 1)) : result,
  });
  const runs: CaseResult[][] = [];
  for (let run = 0; run < count; run++) {
    const results: CaseResult[] = [];
    const options = {
      handle,
      routes: ['emitted'] as const,
      onResult: (result: CaseResult) => results.push(result),
    };
    await runCases(orderOfRun(cases, run), spec, options);
    runs.push(results);
  }
  return runs;
}

test('a backend that is sometimes wrong is found, with how often', async () => {
  const period = cases.length + 1;
  const unsteady = unsteadyCases(await runsOn(period, 4));
  expect(unsteady.length).toBeGreaterThan(0);
  for (const { failed, runs } of unsteady) {
    expect(runs).toBe(4);
    expect(failed).toBeLessThan(runs);
  }
  expect(unsteady.reduce((sum, { failed }) => sum + failed, 0)).toBe(Math.floor((4 * cases.length) / period));
});

test('one that is always wrong, or never, is steady', async () => {
  expect(unsteadyCases(await runsOn(1, 2))).toEqual([]);
  expect(unsteadyCases(await runsOn(Infinity, 2))).toEqual([]);
});

test('each run has the same cases in an order of its own, the same every time', () => {
  const [first, second] = [orderOfRun(cases, 0), orderOfRun(cases, 1)];
  expect(first).not.toEqual(second);
  expect(new Set(first)).toEqual(new Set(cases));
  expect(orderOfRun(cases, 0)).toEqual(first);
});

test('what so many runs would have shown', () => {
  expect(detectableProbability(20)).toBeCloseTo(0.139, 3);
  expect(runsToSee(0.01)).toBe(299);
  for (const runs of [1, 7, 20, 500]) expect(runsToSee(detectableProbability(runs) * (1 + 1e-9))).toBe(runs);
});
