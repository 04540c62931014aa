import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { generateIndexes } from '../src/generators/indexes';
import { context } from './real-context';

test('an index exports every file of its folder, sorted, in camel case', () => {
  const root = mkdtempSync(join(tmpdir(), 'gradcert-index-'));
  const folder = join(root, 'packages/conformance/src/recipes');
  mkdirSync(folder, { recursive: true });
  for (const name of ['wide-range.ts', 'and.ts', 'index.ts', 'notes.md'])
    writeFileSync(join(folder, name), '');
  const [index, ...others] = generateIndexes({ ...context, root });
  expect(others).toEqual([]);
  expect(index.path).toBe('packages/conformance/src/recipes/index.ts');
  expect(index.text.split('\n').slice(2)).toEqual([
    `export { default as and } from './and';`,
    `export { default as wideRange } from './wide-range';`,
    '',
  ]);
  rmSync(root, { recursive: true });
});
