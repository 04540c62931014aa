/** The whole of `generate`, on the real entries, into a folder of its own. */
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { loadSpec } from '@gradcert/spec';
import { generate, GenerateError } from '../src';

const spec = loadSpec();
/** The claims are decided already. */
const record = join(__dirname, '..', '..', '..', 'packages', 'generated-tests', 'proofs.json');
const DENSE = 'packages/generated-tests/src/dense.test.ts';

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'gradcert-generate-'));
});
afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

const files = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((item) => item.isFile())
      .map((item) => join(item.parentPath, item.name))
      .sort()
      .map((file) => [file, readFileSync(file, 'utf8')]),
  );

test('gives the same bytes again, of entries that are loaded anew', () => {
  const { written } = generate({ spec, root, record });
  expect(written.length).toBeGreaterThan(spec.nets.length);
  expect(Object.keys(files())).toHaveLength(written.length);
  const again = generate({ spec: loadSpec(), root, check: true });
  expect(again.stale).toEqual([]);
  expect(again.unchanged).toEqual(written);
});

test('every output but JSON starts with the banner', () => {
  for (const [file, text] of Object.entries(files())) {
    if (file.endsWith('.json')) continue;
    const [origin, command] = text.split('\n');
    expect(origin).toMatch(/Generated from .+; edits are lost\. Checksum [0-9a-f]{12}/);
    expect(command).toContain('Rebuild: npx gradcert generate');
  }
});

describe('check', () => {
  test('names a suite that was edited by hand, one that is missing and one that nobody generates', () => {
    const before = files();
    appendFileSync(join(root, DENSE), '// and one more\n');
    rmSync(join(root, 'packages/generated-tests/manifest.json'));
    const orphan = readFileSync(join(root, 'packages/generated-tests/src/loss.test.ts'), 'utf8');
    writeFileSync(join(root, 'packages/generated-tests/src/gone.test.ts'), orphan);
    const broken = files();
    expect(generate({ spec, root, check: true }).stale).toEqual([
      { file: 'packages/generated-tests/manifest.json', reason: expect.stringContaining('missing') },
      { file: DENSE, reason: expect.stringContaining('edited by hand') },
      { file: 'packages/generated-tests/src/gone.test.ts', reason: expect.stringContaining('no entry') },
    ]);
    expect(files()).toEqual(broken);
    // Without `check` it writes and removes these, and nothing else.
    const { written, removed } = generate({ spec, root });
    expect(written).toEqual(['packages/generated-tests/manifest.json', DENSE]);
    expect(removed).toEqual(['packages/generated-tests/src/gone.test.ts']);
    expect(files()).toEqual(before);
  });

  test('names what follows from an entry that was edited', () => {
    const edited = spec.nodes.map((node) =>
      node.id === 'bn-gamma-grad' ? { ...node, title: 'Renamed' } : node,
    );
    const found = generate({ spec: { ...spec, nodes: edited }, root, check: true }).stale;
    const names = found.map(({ file }) => file);
    expect(names).toEqual(['packages/generated-tests/manifest.json']);
    expect(found.every(({ reason }) => reason.startsWith('out of date'))).toBe(true);
  });
});

describe('a query', () => {
  test('generates the suites that it selects, and removes nothing', () => {
    rmSync(join(root, DENSE));
    rmSync(join(root, 'packages/generated-tests/src/convolution.test.ts'));
    const { written, unchanged, removed } = generate({ spec, root, query: 'dense-*' });
    expect(written).toEqual([DENSE]);
    expect(unchanged).not.toContain('packages/generated-tests/manifest.json');
    expect(unchanged).not.toContain('packages/generated-tests/src/loss.test.ts');
    expect(removed).toEqual([]);
  });

  test('looks at the entry only', () => {
    const { unchanged } = generate({ spec, root, query: 'bn-gamma-grad:exact:*' });
    expect(unchanged).toEqual(['packages/generated-tests/src/normalisation.test.ts']);
  });

  test('that selects nothing is an error', () => {
    expect(() => generate({ spec, root, query: 'no-such' })).toThrow(GenerateError);
    expect(() => generate({ spec, root, query: 'dense' })).not.toThrow();
    expect(() => generate({ spec, root, query: 'dens' })).toThrow(/no entry matches 'dens'/);
  });
});

test('two nets that claim one file are refused', () => {
  const [net] = spec.nets;
  const twice = { ...spec, nets: [...spec.nets, net] };
  expect(() => generate({ spec: twice, root, query: net.id })).toThrow(/generated twice/);
});
