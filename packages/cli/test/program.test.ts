/** The program as a user meets it: output, JSON and exit codes. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { MutateDocument, NetDocument } from '../src/documents';
import { readNpy, writeNpy } from '../src/npy';
import { call, copyWorkspace, programOf, workspace, type Outcome } from './program';
import { problems } from './schemas';

const folder = mkdtempSync(join(tmpdir(), 'gradcert-program-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('exit code 2, with what to do', () => {
  test.each([
    [['lst'], 'Did you mean list?'],
    [['run', '--bakend', 'software'], 'Did you mean --backend?'],
    [['run', 'conv-wieght-grad'], 'did you mean conv-weight-grad'],
    [['run', 'conv-weight-grad:exat'], 'did you mean exact?'],
    [['run', 'conv-weight-grad:exact:none'], "no case matches 'none'"],
    [['run', 'conv-weight-grad:meaning'], "gradcert prove 'conv-weight-grad:meaning'"],
    [['run', 'mnist-cnn'], 'gradcert net mnist-cnn'],
    [['run', 'relu', '--backend', 'softwar'], 'did you mean software?'],
    [['run', 'relu', '--backend', 'software', '--route', 'native'], "has no route 'native'"],
    [['run', 'relu', '--route', 'sideways'], 'emitted, native'],
    [['prove', 'conv-weight-grad:exact'], "gradcert run 'conv-weight-grad:exact'"],
    [['emit', 'conv-weight-grad', '--dims', 'N=2,q=3'], "has no dim 'q'"],
    [['emit', 'conv-weight-grad', '--dims', 'N'], 'is not NAME=SIZE'],
    [['emit', 'relu', '--bf16'], 'has no bf16 twin'],
    [['net', 'mnist'], "no net 'mnist'"],
    [['net', 'mnist-cnn', '--batch', '0'], 'positive integer'],
    [['net', 'mnist-cnn', '--no-drop'], "net 'mnist-cnn' has no switch 'dropPath' (it has: none)"],
    [['net', 'resnet34', '--size', '224x112'], 'the images of all nets are square'],
    [['net', 'mnist-cnn', '--replicas', '2', '--backend', 'software'], 'a backend runs one replica'],
    [['emit', 'relu', '--classes', '3'], '--classes is for nets, and relu is none'],
    [['eval', 'relu', '--inputs', '/none'], '/none/x.npy'],
    [['mutate', 'relu', '--operator', 'padding-shiftd'], 'did you mean padding-shifted?'],
    [['mutate', 'relu:exact'], 'every layer meets every mutant'],
    [['backends', 'install', 'xlaa'], 'did you mean xla?'],
    [['backends', 'install', 'software'], 'needs no installation of its own'],
    [
      ['docs', 'build', '--to', join(workspace, 'packages')],
      'holds files and no built site: give another folder by --to',
    ],
    [['docs', 'build', '--report', '/none'], 'gradcert run --report DIR'],
    [['new', 'node', 'relu'], "'relu' exists already: packages/spec/src/ops/relu.ts"],
    [['new', 'node', 'Relu'], 'lower-case words joined by hyphens'],
  ])('%j: %s', async (args, hint) => {
    const { code, stderr } = await call(args);
    expect(stderr).toContain(hint);
    expect(stderr).not.toContain('gradcert broke');
    expect(code).toBe(2);
  });

  test('under --json the error is a document', async () => {
    const { code, stdout } = await call(['run', 'conv-wieght-grad', '--json']);
    expect(code).toBe(2);
    expect(problems('error', stdout)).toEqual([]);
    expect(JSON.parse(stdout)).toMatchObject({ exitCode: 2, error: 'CallError' });
  });
});

test('an installation that fails: exit code 3, with what to do', async () => {
  process.env.GRADCERT_HOME = join(folder, 'home');
  process.env.GRADCERT_PYTHON = join(folder, 'no-python');
  const { code, stdout } = await call(['backends', 'install', 'xla', '--json']);
  delete process.env.GRADCERT_HOME;
  delete process.env.GRADCERT_PYTHON;
  expect(problems('error', stdout)).toEqual([]);
  expect(JSON.parse(stdout)).toMatchObject({
    message: expect.stringMatching(/^xla could not be installed: .*no-python cannot be run/),
    hint: expect.stringContaining('name one in GRADCERT_PYTHON'),
  });
  expect(code).toBe(3);
});

describe('help', () => {
  test('names every command and the exit codes', async () => {
    const { code, stdout } = await call(['--help']);
    expect(code).toBe(0);
    for (const name of [
      'start',
      'list',
      'generate',
      'prove',
      'run',
      'mutate',
      'net',
      'emit',
      'eval',
      'backends',
      'new',
      'docs',
    ]) {
      expect(stdout).toContain(`\n  ${name} `);
    }
    expect(stdout).toContain('Exit codes: 0 all held');
  });

  test.each(['list', 'run', 'emit', 'eval'])('%s has examples', async (name) => {
    expect((await call([name, '--help'])).stdout).toContain(`Examples:\n  $ gradcert ${name}`);
  });
});

describe('documents', () => {
  test('list: 20 parameter nodes of seed 004, at least 1000 cases', async () => {
    const { code, stdout } = await call(['list', '--json']);
    expect(code).toBe(0);
    expect(problems('list', stdout)).toEqual([]);
    const { totals, entries } = JSON.parse(stdout) as {
      totals: { cases: number };
      entries: { source: string }[];
    };
    expect(entries.filter(({ source }) => source === 'seed-004')).toHaveLength(20);
    expect(totals.cases).toBeGreaterThanOrEqual(1000);
  });

  test('list with a query counts what it selects', async () => {
    const { stdout } = await call(['list', 'dense-weight-grad:exact', '--cases', '--json']);
    expect(problems('list', stdout)).toEqual([]);
    const { entries } = JSON.parse(stdout) as {
      entries: { layers: string[]; cases: number; caseIds: string[] }[];
    };
    expect(entries).toHaveLength(1);
    expect(entries[0]?.layers).toEqual(['exact']);
    expect(entries[0]?.caseIds).toHaveLength(entries[0]?.cases ?? 0);
  });

  test('emit: the text at sizes of the caller', async () => {
    const { code, stdout } = await call(['emit', 'dense-weight-grad', '--dims', 'N=3,A=4,K=5', '--json']);
    expect(code).toBe(0);
    expect(problems('emit', stdout)).toEqual([]);
    expect((JSON.parse(stdout) as { text: string }).text).toContain('tensor<3x4xf32>');
  });

  test.each<readonly [args: readonly string[], shows: RegExp]>([
    [['mnist-cnn', '--replicas', '4', '--widths', 'reduced'], /replica_groups = dense<\[\[0, 1, 2, 3\]\]>/],
    [['bn-input-grad', '--replicas', '2'], /all_reduce/],
  ])('emit %j', async (args, shows) => {
    const { code, stdout } = await call(['emit', ...args, '--json']);
    expect(code).toBe(0);
    expect(problems('emit', stdout)).toEqual([]);
    expect((JSON.parse(stdout) as { text: string }).text).toMatch(shows);
  });

  test('net: its parameters on replicas, kept for the next run', async () => {
    const args = ['net', 'mnist-cnn', '--widths', 'reduced', '--replicas', '2', '--resume', '--json'];
    const { code, stdout } = await call(args);
    expect(code).toBe(0);
    expect(problems('net', stdout)).toEqual([]);
    const first = JSON.parse(stdout) as NetDocument;
    expect(first).toMatchObject({ parameters: 10, lossGradient: { failed: 0 }, results: [] });
    const again = await call(args.slice(0, -1));
    expect(again.stdout).toContain('10 parameters are done, in ');
    expect(again.code).toBe(0);
  });

  test('prove: every claim of a node', async () => {
    const { code, stdout } = await call(['prove', 'dense-weight-grad', '--json']);
    expect(problems('prove', stdout)).toEqual([]);
    expect(JSON.parse(stdout)).toMatchObject({ summary: { claims: 3, different: 0, undecided: 0 } });
    expect(code).toBe(0);
  });

  test('mutate: every mutant of a node', async () => {
    const { code, stdout } = await call(['mutate', 'drop-path-input-grad', '--json']);
    expect(problems('mutate', stdout)).toEqual([]);
    const { summary, mutants } = JSON.parse(stdout) as MutateDocument;
    expect(summary).toMatchObject({ entries: 1, mutants: mutants.length, survived: 0 });
    expect(summary.killed + summary.equivalent).toBe(summary.mutants);
    expect(code).toBe(0);
  });

  test('run: JSON, JUnit and a report of the same results', async () => {
    const junit = join(folder, 'junit.xml');
    const report = join(folder, 'report');
    const query = 'dense-bias-grad:exact';
    const { code, stdout } = await call([
      'run',
      query,
      '--backend',
      'software',
      '--json',
      '--junit',
      junit,
      '--report',
      report,
    ]);
    expect(problems('run', stdout)).toEqual([]);
    const { summary } = JSON.parse(stdout) as { summary: { cases: number; passed: number } };
    expect(summary.cases).toBeGreaterThan(0);
    expect(summary.passed).toBe(summary.cases);
    expect(readFileSync(junit, 'utf8')).toContain(`tests="${String(summary.cases)}"`);
    expect(problems('report', readFileSync(join(report, 'report.json'), 'utf8'))).toEqual([]);
    expect(readFileSync(join(report, 'report.html'), 'utf8')).toContain('All held');
    expect(code).toBe(0);
  });
});

describe('eval', () => {
  const inputs = join(folder, 'inputs');
  beforeAll(() => {
    symlinkSync(mkdtempSync(join(tmpdir(), 'gradcert-inputs-')), inputs);
    writeNpy(join(inputs, 'x.npy'), { shape: [2, 3], data: Float64Array.of(1, 2, 3, 4, 5, 6) });
    writeNpy(join(inputs, 'dy.npy'), { shape: [2, 1], data: Float32Array.of(10, 100) });
  });

  test('the oracle, on float64 and float32 arrays', async () => {
    const out = join(folder, 'oracle');
    const { code, stdout } = await call([
      'eval',
      'dense-weight-grad',
      '--inputs',
      inputs,
      '--out',
      out,
      '--json',
    ]);
    expect(code).toBe(0);
    expect(problems('eval', stdout)).toEqual([]);
    expect(readNpy(join(out, 'dW.npy'))).toEqual({ shape: [3, 1], data: Float64Array.of(410, 520, 630) });
  });

  test('a backend', async () => {
    const out = join(folder, 'backend');
    const args = ['eval', 'dense-weight-grad', '--inputs', inputs, '--out', out, '--backend', 'software'];
    expect((await call(args)).code).toBe(0);
    expect(readNpy(join(out, 'dW.npy'))).toEqual({ shape: [3, 1], data: Float32Array.of(410, 520, 630) });
  });

  test('shapes that contradict each other are refused', async () => {
    writeNpy(join(inputs, 'dy.npy'), { shape: [3, 1], data: Float32Array.of(1, 2, 3) });
    const { code, stderr } = await call(['eval', 'dense-weight-grad', '--inputs', inputs]);
    expect(stderr).toContain("axis 0 of operand 'dy' of dense-weight-grad is 3, which does not fit N");
    expect(code).toBe(2);
  });
});

describe('new node', () => {
  let root = '';
  beforeAll(() => {
    root = copyWorkspace();
  });
  const inCopy = (...args: string[]): Promise<Outcome> => call(args, programOf(root));
  const exists = (path: string): boolean => existsSync(join(root, path));
  afterAll(() => {
    rmSync(root, { recursive: true });
  });

  test('makes an entry that loads, is proved, runs, and has a page and tests; a second one is refused', async () => {
    const { code, stdout } = await inCopy('new', 'node', 'try-me', '--like', 'dense-weight-grad', '--json');
    expect(problems('new-node', stdout)).toEqual([]);
    expect(code).toBe(0);
    expect(exists('packages/spec/src/nodes/try-me.ts')).toBe(true);
    expect((await inCopy('prove', 'try-me')).code).toBe(0);
    expect((await inCopy('run', 'try-me:exact', '--backend', 'software')).code).toBe(0);
    expect((await inCopy('generate', 'try-me')).code).toBe(0);
    const suite = readFileSync(join(root, 'packages/generated-tests/src/dense.test.ts'), 'utf8');
    expect(suite).toContain("describe('try-me'");

    const second = await inCopy('new', 'node', 'try-me', '--like', 'dense-weight-grad');
    expect(second.stderr).toContain("'try-me' exists already: packages/spec/src/nodes/try-me.ts");
    expect(second.code).toBe(2);
    expect(
      readdirSync(join(root, 'packages/spec/src/nodes')).filter((name) => name.includes('try-me')),
    ).toEqual(['try-me.ts']);
  });

  test('a model that does not exist is refused, with the nearest', async () => {
    const { code, stderr } = await inCopy('new', 'node', 'another', '--like', 'dens-weight-grad');
    expect(stderr).toContain('did you mean dense-weight-grad');
    expect(code).toBe(2);
    expect(exists('packages/spec/src/nodes/another.ts')).toBe(false);
  });
});
