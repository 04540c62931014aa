/** A project outside the repository with entries of its own: what is generated of them stands in the project. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { Manifest } from '@gradcert/codegen';
import type { ProveDocument, RunDocument } from '../src/documents';
import { call, workspace } from './program';

let project = '';
beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'gradcert-own-entries-'));
  cpSync(join(workspace, 'examples/own-entries'), project, { recursive: true });
  symlinkSync(join(workspace, 'node_modules'), join(project, 'node_modules'));
  jest.spyOn(process, 'cwd').mockReturnValue(project);
});
afterAll(() => {
  jest.restoreAllMocks();
  rmSync(project, { recursive: true, force: true });
});

const read = (path: string): string => readFileSync(join(project, path), 'utf8');

test('generate writes the suites, manifest and proofs of the own entries alone, and --check holds them', async () => {
  expect((await call(['generate', '--check'])).code).toBe(1);
  expect(await call(['generate'])).toMatchObject({ code: 0 });
  const manifest = JSON.parse(read('gradcert/generated/manifest.json')) as Manifest;
  expect(manifest.entries.map(({ id, file }) => [id, file])).toEqual([
    ['scale-shift', 'gradcert/ops/scale-shift.ts'],
    ['scale-shift-scale-grad', 'gradcert/nodes/scale-shift-scale-grad.ts'],
  ]);
  expect(manifest.totals).toMatchObject({ ops: 1, nodes: 1, nets: 0, hypotheses: 0 });
  expect(Object.keys(JSON.parse(read('gradcert/generated/proofs.json')) as object)).toEqual([
    'scale-shift',
    'scale-shift-scale-grad',
  ]);
  const suite = 'gradcert/generated/src/scale-shift.test.ts';
  expect(read(suite)).toContain("'scale-shift-scale-grad:laws:");
  expect((await call(['generate', '--check'])).code).toBe(0);
  writeFileSync(join(project, suite), `${read(suite)}// edited\n`);
  expect((await call(['generate', '--check'])).stdout).toContain(`stale ${suite}: edited by hand`);
});

test('prove and run decide them as any other entry', async () => {
  const proved = JSON.parse((await call(['prove', 'scale-shift*', '--json'])).stdout) as ProveDocument;
  expect(proved.summary).toMatchObject({ claims: 5, proved: 5 });
  const ran = await call(['run', 'scale-shift*', '--backend', 'software', '--json']);
  const { summary } = JSON.parse(ran.stdout) as RunDocument;
  expect(summary.passed).toBeGreaterThan(80);
  expect(summary.passed).toBe(summary.cases);
});

test('calibrate records them in the project', async () => {
  expect((await call(['calibrate', '--check'])).stdout).toContain('stale scale-shift-scale-grad');
  expect(await call(['calibrate', 'scale-shift-scale-grad'])).toMatchObject({ code: 0 });
  expect(Object.keys(JSON.parse(read('gradcert/calibration.json')) as object)).toEqual([
    'scale-shift-scale-grad',
  ]);
});

test('a new node is put beside them, and imports its model from the package', async () => {
  expect((await call(['new', 'node', 'mine', '--like', 'dense-weight-grad'])).code).toBe(0);
  expect(existsSync(join(project, 'gradcert/nodes/mine.ts'))).toBe(true);
  expect(read('gradcert/nodes/mine.ts')).toContain("from '@gradcert/spec/nodes/dense-weight-grad'");
});
