/** A project's configuration, and the backends that it names. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, jest, test } from '@jest/globals';
import { backendDefinitions, openBackend } from '../src';
import { backendModule } from '../src/registry';

const projects: string[] = [];
afterAll(() => {
  for (const folder of projects) rmSync(folder, { recursive: true });
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** A folder with these files, in which the test goes on. */
function project(files: Readonly<Record<string, string>>, inFolder = '.'): string {
  const root = mkdtempSync(join(realpathSync(tmpdir()), 'gradcert-project-'));
  projects.push(root);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  mkdirSync(join(root, inFolder), { recursive: true });
  jest.spyOn(process, 'cwd').mockReturnValue(join(root, inFolder));
  return root;
}

const backend = (id: string): string => `
  const half = 0.5;
  const ulp = { divide: half, sqrt: half, rsqrt: half, exp: { constant: half, perMagnitude: 0 }, log: half, tanh: half, logistic: half, erf: half };
  module.exports.default = {
    id: '${id}', title: 'mine', routes: ['native'], native: ['relu'], preference: -1, merit: 'mine', install: 'nothing to install',
    accuracy: { id: 'mine', source: 'none', flushToZero: false, ulp },
    start: async () => ({
      describe: async () => ({ backend: '${id}', device: 'mine', version: '1', software: true }),
      execute: async ({ operands: { x } }) => ({ outputs: [x], kernels: { device: 1, fallback: 0, fallbackNames: [] } }),
      dispose: async () => undefined,
    }),
  };
`;

const ids = (): readonly string[] => backendDefinitions().map(({ id }) => id);

test('own backends come after those of the package, are found from a folder below, and run by their id', async () => {
  const root = project(
    { 'gradcert.config.ts': "export default { backends: ['./mine.js'] };", 'mine.js': backend('mine') },
    'a/b',
  );
  expect(ids().at(-1)).toBe('mine');
  expect(backendModule('mine')).toBe(join(root, 'mine.js'));
  const handle = await openBackend('mine');
  const x = { type: 'f32', shape: [2], data: Float32Array.of(1, -1) } as const;
  const request = { route: 'native', op: 'relu', operands: { x }, dims: {}, constants: {} } as const;
  expect((await handle.execute(request)).outputs).toEqual([x]);
  await handle.close();
});

test('without a configuration there are those of the package alone', () => {
  project({});
  expect(ids()).toContain('software');
  expect(ids()).not.toContain('mine');
});

describe('a mistake is shown at its place', () => {
  test.each<readonly [what: string, config: string, picture: string]>([
    [
      'a setting that does not exist',
      'export default {\n  backend: [],\n};',
      "gradcert.config.ts:2:3: there is no setting 'backend'\n  2 |   backend: [],\n    |   ^^^^^^^\n  hint: did you mean backends?",
    ],
    ['no list', "export default { backends: './mine.js' };", "1:18: 'backends' is no list of paths"],
    ['no export', 'export const backends = [];', 'gradcert.config.ts:1:1: exports no configuration'],
    [
      'what does not load',
      "throw new Error('no luck');",
      'gradcert.config.ts:1:1: cannot be loaded: no luck',
    ],
    ['no such file', "export default { backends: ['./none.ts'] };", '1:30: ./none.ts: there is no such file'],
    [
      'no backend',
      "export default { backends: ['./empty.js'] };",
      '1:30: ./empty.js: it declares no backend (default export: ',
    ],
    [
      'a backend without its start',
      "export default { backends: ['./half.js'] };",
      './half.js: it declares no backend (start: expected a function)',
    ],
    [
      'a module that throws',
      "export default { backends: ['./broken.js'] };",
      './broken.js: this module is broken',
    ],
    [
      'the id of another',
      "export default { backends: ['./software.js'] };",
      "./software.js: the id 'software' is taken by another backend",
    ],
    [
      'a setting of a fleet that does not exist',
      "export default { fleet: { kinds: { cpu: { backends: ['tfjs-cpu'], gpus: 1 } } } };",
      '1:67: fleet.kinds.cpu: Unrecognized key: "gpus"',
    ],
    [
      'a kind without backends',
      'export default { fleet: { kinds: { cpu: { backends: [] } } } };',
      '1:43: fleet.kinds.cpu.backends: Too small',
    ],
    [
      'a fleet without kinds',
      'export default { fleet: { kinds: {} } };',
      'fleet.kinds: at least one kind is needed',
    ],
  ])('%s', (_, config, picture) => {
    project({
      'gradcert.config.ts': config,
      'empty.js': '',
      'half.js': `${backend('half')}\ndelete module.exports.default.start;`,
      'broken.js': "throw new Error('this module is broken');",
      'software.js': backend('software'),
    });
    expect(ids).toThrow(picture);
  });
});
