/** Texts that a person wrote in the place of an emitted node: they are that node, whatever their spelling. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { Recognition } from '../src/recognize/recognition';
import { recognize } from '../src/recognize/recognize';
import { entry, spec } from './fixtures';

function recognised(file: string): Recognition {
  const text = readFileSync(join(__dirname, 'fixtures', 'mean-pool', `${file}.mlir`), 'utf8');
  const [result] = recognize(text, spec, { node: entry('mean-pool-input-grad') });
  return result;
}

describe("the pooling mean's cotangent by hand", () => {
  test.each(['expand-then-divide', 'broadcast-then-divide', 'divide-then-broadcast'])('%s', (file) => {
    const { verdict, matches } = recognised(file);
    expect(verdict).toBe('recognised');
    expect(matches[0]).toMatchObject({ entry: 'mean-pool-input-grad', dims: { N: 3, C: 12, h: 7, w: 7 } });
  });

  test('divided by one axis alone is another function', () => {
    const { verdict, nearest } = recognised('divided-by-one-axis');
    expect(verdict).toBe('none');
    expect(nearest?.mismatch).toBeDefined();
  });
});
