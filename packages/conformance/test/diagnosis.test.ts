/** What a failure says of its cause: the fault that computes the same, or where and how it is wrong. */
import { describe, expect, test } from '@jest/globals';
import { scoreEntry, planEntry, runCases, type BackendUnderTest, type CaseResult } from '../src';
import { describePattern } from '../src/diagnosis/pattern';
import { backend, entry, spec, withData } from './fixtures';

async function failures(id: string, handle: BackendUnderTest): Promise<CaseResult[]> {
  const collected: CaseResult[] = [];
  const cases = planEntry(entry(id), spec).filter(({ depth }) => depth === 'quick');
  await runCases(cases, spec, {
    handle,
    routes: ['emitted'],
    onResult: (result) => void collected.push(result),
  });
  return collected.filter(({ verdict }) => verdict === 'failed');
}

describe('a failing run', () => {
  test('names the fault that computes the same, once for each entry', async () => {
    const doubled = backend({ result: (result) => withData(result, (data) => data.map((value) => -value)) });
    const [first, ...others] = await failures('conv-weight-grad', doubled);
    expect(first.diagnosis).toMatch(
      /^behaves as if the sign of a term was changed \(sign-changed@convolution 0\)/,
    );
    expect(others.length).toBeGreaterThan(0);
    expect(others.every(({ diagnosis }) => diagnosis === undefined)).toBe(true);
  });

  test('describes what no known fault computes', async () => {
    const [{ diagnosis }] = await failures(
      'conv-weight-grad',
      backend({ result: (result) => withData(result, (data) => data.map((value) => 3 * value)) }),
    );
    expect(diagnosis).toBe('3 times what it should be, nearly everywhere');
  });
});

test('nine in ten killed mutants are diagnosed as what they are', () => {
  const killed = ['dense-weight-sgd', 'layer-scale-gamma-grad', 'drop-path-input-grad']
    .flatMap((id) => [...scoreEntry(entry(id), spec, { diagnose: true })])
    .filter(({ diagnosed }) => diagnosed !== undefined);
  const right = killed.filter(({ operator, diagnosed }) => diagnosed?.includes(operator));
  expect(killed.length).toBeGreaterThan(50);
  expect(right.length / killed.length).toBeGreaterThanOrEqual(0.9);
});

describe('a pattern', () => {
  const extents = [4, 5];
  const expected = Float64Array.from({ length: 20 }, (_, at) => 1 + at);
  const bound = new Float64Array(20);
  const pattern = (change: (value: number, n: number, c: number) => number): string =>
    describePattern({
      got: Float32Array.from(expected, (value, at) => change(value, Math.floor(at / 5), at % 5)),
      expected,
      bound,
      extents,
      names: ['n', 'c'],
    });

  test.each<readonly [text: string, change: (value: number, n: number, c: number) => number]>([
    ['NaN, everywhere', () => NaN],
    ['0, only where n = 2', (value, n) => (n === 2 ? 0 : value)],
    ['wrong, only where c >= 3', (value, _, c) => (c >= 3 ? value + 1 : value)],
    [
      'wrong, only where n <= 1 and c from 1 to 3',
      (value, n, c) => (n <= 1 && c > 0 && c < 4 ? value - 1 : value),
    ],
    ['wrong, only where c at its borders', (value, _, c) => (c === 0 || c === 4 ? value + 7 : value)],
    ['0, only where n odd', (value, n) => (n % 2 === 1 ? 0 : value)],
    ['0.5 times what it should be, everywhere', (value) => value / 2],
    ['right to the 8 bits of bfloat16, everywhere', (value, n, c) => value * (1 + (n + c + 1) * 2 ** -12)],
    ['wrong, here and there', (value, n, c) => ((n + c) % 4 === 0 ? value + n + 1 : value)],
  ])('%s', (text, change) => {
    expect(pattern(change)).toBe(text);
  });
});
