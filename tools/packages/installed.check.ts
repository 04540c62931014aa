/**
 * The packages as a user has them: built, published to a registry that has nothing else, installed into an empty project, and
 * used there on an entry that the project adds.
 */
import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startRegistry, type Registry } from './registry';

const ROOT = join(__dirname, '../..');
const DIST = join(ROOT, 'dist');
const folder = mkdtempSync(join(tmpdir(), 'gradcert-packages-'));
const project = join(folder, 'project');
const npmrc = join(folder, 'npmrc');

let registry: Registry | undefined;
let packages: readonly string[] = [];

/** What jest set for its own processes is not in the user's. */
const usersEnvironment = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !['JEST_WORKER_ID', 'NODE_OPTIONS', 'NODE_ENV'].includes(name),
  ),
);

function run(cwd: string, command: string, ...parts: string[]): SpawnSyncReturns<string> {
  return spawnSync(command, parts, {
    cwd,
    encoding: 'utf8',
    env: { ...usersEnvironment, NO_COLOR: '1', npm_config_userconfig: npmrc },
  });
}

/** @throws Error with what it printed where it does not end with this exit code. */
function expectExit(code: number, { status, stdout, stderr }: SpawnSyncReturns<string>): string {
  if (status !== code)
    throw new Error(`exit code ${String(status)} instead of ${String(code)}:\n${stdout}\n${stderr}`);
  return stdout;
}

/** A command of the project's packages, or of the repository's. */
const binary = (root: string, name: string): string => join(root, 'node_modules/.bin', name);
const inProject = (name: string, ...parts: string[]): SpawnSyncReturns<string> =>
  run(project, binary(project, name), ...parts);
const tool = (name: string, ...parts: string[]): SpawnSyncReturns<string> =>
  run(ROOT, binary(ROOT, name), ...parts);
const gradcert = (...parts: string[]): SpawnSyncReturns<string> => inProject('gradcert', ...parts);
const json = (...parts: string[]): Record<string, unknown> =>
  JSON.parse(expectExit(0, gradcert(...parts, '--json'))) as Record<string, unknown>;

beforeAll(async () => {
  expectExit(0, run(ROOT, 'npm', 'run', 'build'));
  packages = readdirSync(DIST);
  registry = await startRegistry(join(ROOT, '.cache/registry'), join(folder, 'storage'));
  writeFileSync(
    npmrc,
    `@gradcert:registry=${registry.url}\n${registry.url.replace('http:', '')}:_authToken=none\n`,
  );
  for (const name of packages) {
    expectExit(
      0,
      run(DIST, 'npm', 'publish', `./${name}`, '--registry', registry.url, '--loglevel', 'error'),
    );
  }
  cpSync(join(ROOT, 'examples/own-entries'), project, { recursive: true });
  writeFileSync(join(project, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const wanted = ['backends', 'cli', 'conformance', 'spec', 'stablehlo'].map((name) => `@gradcert/${name}`);
  const others = ['jest@30', '@jest/globals@30', '@swc/core', '@swc/jest', 'typescript@6', '@types/node@20'];
  expectExit(
    0,
    run(
      project,
      'npm',
      'install',
      '--save-dev',
      '--prefer-offline',
      '--no-audit',
      '--no-fund',
      ...wanted,
      ...others,
    ),
  );
}, 300_000);

afterAll(() => {
  registry?.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('each package', () => {
  test('is published from its own folder, and none that is private', () => {
    expect(packages).toEqual([
      'backends',
      'cli',
      'codegen',
      'conformance',
      'notation',
      'site',
      'spec',
      'stablehlo',
    ]);
  });

  test('is clean by publint and attw', () => {
    for (const name of packages) {
      expect(expectExit(0, tool('publint', '--strict', `dist/${name}`))).toContain('All good');
      expectExit(0, tool('attw', '--pack', `dist/${name}`, '--profile', 'esm-only'));
    }
  });

  test('publint and attw refuse one whose types are missing', () => {
    const broken = join(folder, 'broken');
    cpSync(join(DIST, 'notation'), broken, { recursive: true });
    rmSync(join(broken, 'src/index.d.ts'));
    expectExit(1, tool('publint', '--strict', broken));
    expectExit(1, tool('attw', '--pack', broken, '--profile', 'esm-only'));
  });
});

describe('a project with an entry of its own', () => {
  test('generates its suites and manifest there, and holds them', () => {
    expectExit(1, gradcert('generate', '--check'));
    expect(json('generate').written).toEqual([
      'gradcert/generated/manifest.json',
      'gradcert/generated/proofs.json',
      'gradcert/generated/src/scale-shift.test.ts',
    ]);
    expectExit(0, gradcert('generate', '--check'));
  });

  test('proves and runs it, in a process of the backend too', () => {
    expect(json('prove', 'scale-shift*').summary).toMatchObject({ claims: 5, proved: 5 });
    const { summary } = json('run', 'scale-shift*', '--backend', 'software,tfjs-cpu') as {
      summary: { cases: number; passed: number; failed: number };
    };
    expect(summary.failed).toBe(0);
    expect(summary.passed).toBeGreaterThan(150);
  });

  test('runs its generated suites by jest', () => {
    writeFileSync(
      join(project, 'jest.config.cjs'),
      "module.exports = { preset: '@gradcert/conformance' };\n",
    );
    const { status, stderr } = inProject('jest', '--verbose=false');
    expect(stderr).toMatch(/Tests: +1\d\d passed/);
    expect(status).toBe(0);
  });

  test('builds its pages', () => {
    expectExit(0, gradcert('docs', 'build'));
    expect(readFileSync(join(project, 'site/nodes/scale-shift-scale-grad.html'), 'utf8')).toContain(
      'Scale and shift, gradient of the scale',
    );
    expect(existsSync(join(project, 'site/ops/scale-shift.html'))).toBe(true);
  });

  test('is typed: its entry compiles against the types that came with the packages', () => {
    const strict = ['--noEmit', '--strict', '--target', 'es2022', '--types', 'node'];
    const check = (...parts: string[]): SpawnSyncReturns<string> =>
      inProject('tsc', '--ignoreConfig', ...strict, ...parts);
    const files = ['gradcert.config.ts', 'gradcert/nodes/scale-shift-scale-grad.ts'];
    expectExit(0, check('--module', 'preserve', '--moduleResolution', 'bundler', '--skipLibCheck', ...files));
    writeFileSync(
      join(project, 'wrong.ts'),
      "import { defineNode } from '@gradcert/spec';\nexport default defineNode({ id: 1 });\n",
    );
    expect(
      expectExit(
        2,
        check('--module', 'preserve', '--moduleResolution', 'bundler', '--skipLibCheck', 'wrong.ts'),
      ),
    ).toContain("Type 'number' is not assignable to type 'string'");
  });

  test('calls it from a program of its own', () => {
    writeFileSync(
      join(project, 'program.js'),
      `import { gradcert } from '@gradcert/cli';
const { document, exitCode } = await gradcert.run('scale-shift:exact', { backend: ['software'] });
console.log(exitCode, document.schema, document.summary.failed);
`,
    );
    expect(expectExit(0, run(project, process.execPath, 'program.js'))).toBe('0 gradcert.run/1 0\n');
  });

  test('is told where its entry is wrong', () => {
    const entry = join(project, 'gradcert/nodes/scale-shift-scale-grad.ts');
    const right = readFileSync(entry, 'utf8');
    writeFileSync(entry, right.replace('x[n,k] * dy[n,k]', '2 * x[n,k] * dy[n,k]'));
    const { status, stdout } = gradcert('prove', 'scale-shift-scale-grad');
    writeFileSync(entry, right);
    expect(status).toBe(1);
    expect(stdout).toContain('gradcert/nodes/scale-shift-scale-grad.ts');
  });
});
