import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import Ajv from 'ajv';
import type { Manifest } from '../src';
import { output, outputs, ROOT } from './real-context';

const manifest = JSON.parse(output('packages/generated-tests/manifest.json')) as Manifest;
const schema = JSON.parse(
  readFileSync(join(__dirname, '..', 'schemas', 'manifest.schema.json'), 'utf8'),
) as object;
const validate = new Ajv({ allErrors: true }).compile(schema);

describe('the schema', () => {
  test('accepts the manifest', () => {
    validate(manifest);
    expect(validate.errors).toBe(null);
  });

  test.each<[string, (copy: Record<string, unknown>) => void]>([
    ['another schema', (copy) => (copy.schema = 'gradcert.manifest/2')],
    ['no totals', (copy) => delete copy.totals],
    ['an unknown field', (copy) => (copy.more = 1)],
    [
      'a path of this machine',
      (copy) => Object.assign((copy.entries as object[])[0], { file: '/home/x.ts' }),
    ],
    ['an id with a space', (copy) => Object.assign((copy.entries as object[])[0], { id: 'a b' })],
    ['an entry without layers', (copy) => Object.assign((copy.entries as object[])[0], { layers: {} })],
  ])('refuses %s', (_, spoil) => {
    const copy = structuredClone(manifest) as unknown as Record<string, unknown>;
    spoil(copy);
    expect(validate(copy)).toBe(false);
  });
});

/** What the manifest must say, found by another way: from folders and from the generated suites' text. */
describe('the manifest, recomputed', () => {
  const ids = (folder: string): string[] =>
    readdirSync(join(ROOT, 'packages/spec/src', folder))
      .map((name) => name.replace(/\.ts$/, ''))
      .sort();

  test('lists the files of the entries’ folders', () => {
    const listed = (kind: string): string[] =>
      manifest.entries
        .filter((entry) => entry.kind === kind)
        .map(({ id }) => id)
        .sort();
    expect(listed('op')).toEqual(ids('ops'));
    expect(listed('node')).toEqual(ids('nodes'));
    expect(manifest.nets.map(({ id }) => id).sort()).toEqual(ids('nets'));
    expect(manifest.hypotheses.map(({ id }) => id).sort()).toEqual(ids('hypotheses'));
  });

  test('counts what the suites hold', () => {
    for (const { id, layers, test: file } of manifest.entries) {
      const counts: Record<string, number> = {};
      for (const [, layer = ''] of output(file).matchAll(
        new RegExp(`^ +(?:test\\()?'${id}:([a-z]+)[:']`, 'gm'),
      )) {
        counts[layer] = (counts[layer] ?? 0) + 1;
      }
      expect({ id, layers: counts }).toEqual({ id, layers });
    }
  });

  test('adds up', () => {
    const { totals, entries, nets, hypotheses } = manifest;
    const runs = entries.flatMap(
      ({ layers: { exact = 0, mantissa = 0, bounded = 0, repeat = 0, laws = 0 } }) => [
        exact + mantissa + bounded + repeat + laws,
      ],
    );
    expect(totals.cases).toBe(runs.reduce((sum, count) => sum + count, 0));
    expect(totals.ops + totals.nodes).toBe(entries.length);
    expect([totals.nets, totals.hypotheses]).toEqual([nets.length, hypotheses.length]);
  });

  test('names suites that are generated, and sources that exist', () => {
    for (const { test: suite, file } of [...manifest.entries, ...manifest.nets]) {
      expect(outputs().has(suite)).toBe(true);
      expect(readFileSync(join(ROOT, file), 'utf8')).toContain('export default define');
    }
  });
});
