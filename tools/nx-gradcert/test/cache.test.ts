/** What Nx takes from its cache, in a repository of its own, where commands only say that they were called. */
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

const ROOT = join(__dirname, '..', '..', '..');
const NX = join(ROOT, 'node_modules', 'nx', 'dist', 'bin', 'nx.js');
const ENTRIES = ['dense-bias-grad', 'conv-bias-grad'];

let clone = '';
beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'gradcert-nx-cache-'));
  const isSource = (path: string): boolean => !path.includes('node_modules');
  for (const path of ['nx.json', 'package.json', 'tsconfig.json', 'packages', 'tools'])
    cpSync(join(ROOT, path), join(clone, path), { recursive: true, filter: isSource });
  const modules = join(clone, 'node_modules');
  mkdirSync(join(modules, '.bin'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')).filter((name) => !name.startsWith('.')))
    symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  for (const name of ['jest', 'gradcert']) {
    const command = join(modules, '.bin', name);
    writeFileSync(command, `#!/bin/sh\necho "${name} $*" >> "${clone}/called.txt"\n`);
    chmodSync(command, 0o755);
  }
  writeFileSync(join(clone, '.gitignore'), 'node_modules\n.nx\ncalled.txt\n');
});
afterAll(() => {
  rmSync(clone, { recursive: true, force: true });
});

/** Runs the tests of a few entries by Nx; those whose suites were really called. */
function tested(environment: Readonly<Record<string, string>> = {}): string[] {
  const log = join(clone, 'called.txt');
  rmSync(log, { force: true });
  execFileSync('node', [NX, 'run-many', '-t', 'test', '-p', ENTRIES.join(','), '--output-style=static'], {
    cwd: clone,
    stdio: 'ignore',
    env: {
      ...process.env,
      NX_ISOLATE_PLUGINS: 'false',
      NX_DAEMON: 'false',
      NX_NO_CLOUD: 'true',
      ...environment,
    },
  });
  const calls = readFileSync(log, 'utf8').split('\n');
  return ENTRIES.filter((id) => calls.some((call) => call.startsWith('jest ') && call.includes(`^${id} `)));
}

test('after an edit of one entry its suite is run, and those of all others come from the cache, in the workspace', () => {
  expect(tested()).toEqual(ENTRIES);
  expect(readdirSync(join(clone, '.nx/cache')).length).toBeGreaterThan(0);
  appendFileSync(join(clone, 'packages/spec/src/nodes/dense-bias-grad.ts'), '// edited\n');
  expect(tested()).toEqual(['dense-bias-grad']);
});

test("one device's results are no other's", () => {
  expect(tested({ GRADCERT_DEVICE: 'another' })).toEqual(ENTRIES);
});

test('another driver is another device, also behind the same path', () => {
  const driver = join(clone, 'driver.json');
  const device = (environment: Readonly<Record<string, string>>): string =>
    execFileSync('node', [join(ROOT, 'tools/nx-gradcert/device.cjs')], {
      encoding: 'utf8',
      env: { ...process.env, ...environment },
    });
  const none = device({});
  writeFileSync(driver, '{ "ICD": { "api_version": "1.3.1" } }');
  const first = device({ VK_DRIVER_FILES: driver });
  expect(device({ VK_DRIVER_FILES: driver })).toBe(first);
  writeFileSync(driver, '{ "ICD": { "api_version": "1.3.2" } }');
  const second = device({ VK_DRIVER_FILES: driver });
  expect(new Set([none, first, second, device({ GRADCERT_BACKEND: 'xla' })]).size).toBe(4);
});
