/** What a backend does wrong in one case, with others under way, is that case's and no other's. */
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { openBackend } from '@gradcert/backends';
import { loadSpec } from '@gradcert/spec';
import { entriesOf, planEntry, runCases, type CaseResult } from '../src';

test('a NaN, a wrong shape, no result, an exit, kill -9, garbage and a hang each fail one case, with the reason', async () => {
  const spec = loadSpec();
  const relu = entriesOf(spec).find(({ id }) => id === 'relu');
  if (!relu) throw new Error('no relu');
  const cases = planEntry(relu, spec).filter(({ layer }) => layer === 'exact');
  const results: CaseResult[] = [];
  const handle = await openBackend(join(__dirname, 'modules', 'sick.ts'), { deadline: 500 });
  try {
    await runCases(cases, spec, { handle, routes: ['emitted'], onResult: (result) => results.push(result) });
  } finally {
    await handle.close();
  }
  const wrong = results.filter(({ verdict }) => verdict !== 'passed');
  expect(Object.fromEntries(wrong.map(({ case: name, verdict }) => [name, verdict]))).toEqual({
    'N2.M5-integers': 'failed',
    'N3.M4-integers': 'failed',
    'N2.M1-integers': 'failed',
    'N1.M1-integers': 'error',
    'N3.M3-integers': 'error',
    'N1.M24-integers': 'error',
    'N2.M67-integers': 'error',
  });
  expect(results).toHaveLength(cases.length);
  const said = (name: string): string => wrong.find((result) => result.case === name)?.message ?? '';
  expect(wrong[0].deviation?.got).toBeNaN();
  expect(said('N3.M4-integers')).toMatch(/shape \[3, 4, 1\] instead of \[3, 4\]/);
  expect(said('N2.M1-integers')).toMatch(/returned no result/);
  expect(said('N1.M1-integers')).toMatch(/ended with exit code 7/);
  expect(said('N3.M3-integers')).toMatch(/ended by SIGKILL/);
  expect(said('N2.M67-integers')).toMatch(/a message that is no answer/);
  // What it prints is no answer, and does no harm.
  expect(results.find(({ case: name }) => name === 'N9.M5-integers')?.verdict).toBe('passed');
  expect(said('N1.M24-integers')).toMatch(/did not answer within 0.5 s, and was stopped/);
});
