import type { DenseArray } from '@gradcert/backends';
import { describe, expect, test } from '@jest/globals';
import { judge, type Expectation } from '../src';
import { entry } from './fixtures';

const node = entry('dense-weight-grad');
const expectation = (bound: number[]): Expectation => ({
  shape: [1, 3],
  expected: Float64Array.of(1, 2, -3),
  bound: Float64Array.from(bound),
});
const output = (data: number[], shape = [1, 3]): DenseArray => ({
  type: 'f32',
  shape,
  data: Float32Array.from(data),
});

describe('a verdict', () => {
  test('inside the bound passes, and says how much of it was used', () => {
    const judged = judge(node, output([1, 2.25, -3]), expectation([0, 0.5, 0]), false);
    expect(judged).toMatchObject({ verdict: 'passed', error: 0.25, bound: 0.5, tightness: 0.5 });
  });

  test('outside the bound fails with the first wrong element, its index and its ULPs', () => {
    const judged = judge(node, output([1, 2.0000002384185791, -4]), expectation([0, 0, 0.5]), false);
    expect(judged).toMatchObject({
      verdict: 'failed',
      deviation: { index: [{ value: 0 }, { value: 1 }], expected: 2, bound: 0, ulps: 1, wrong: 2, total: 3 },
    });
  });

  test.each([NaN, Infinity, -Infinity])('%p fails where the bound is finite', (value) => {
    expect(judge(node, output([1, value, -3]), expectation([1, 1, 1]), false).verdict).toBe('failed');
  });

  test('an element without a finite bound is not judged, a result without any fails', () => {
    expect(judge(node, output([1, NaN, -3]), expectation([0, Infinity, 0]), false).verdict).toBe('passed');
    const blind = judge(node, output([1, 2, -3]), expectation([Infinity, Infinity, Infinity]), false);
    expect(blind).toMatchObject({ verdict: 'failed', problem: expect.stringContaining('judge nothing') });
  });

  test('a bound that is not 0 fails a claim of bit-equality', () => {
    expect(judge(node, output([1, 2, -3]), expectation([0, 1e-9, 0]), true).problem).toContain(
      'instead of 0',
    );
  });

  test('wrong shape, type, length, and no result fail', () => {
    const zero = expectation([0, 0, 0]);
    expect(judge(node, output([1, 2, -3], [3, 1]), zero, false).problem).toContain('shape [3, 1]');
    expect(judge(node, { ...output([1, 2, -3]), type: 'bf16' }, zero, false).problem).toContain('type bf16');
    expect(judge(node, output([1, 2]), zero, false).problem).toContain('2 elements');
    expect(judge(node, undefined, zero, false).problem).toContain('no result');
  });
});
