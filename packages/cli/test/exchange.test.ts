/** Cases as files, and verdicts on the outputs that something else laid beside them. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { xlaPython } from '@gradcert/backends';
import type { JudgeDocument } from '../src/documents';
import { digestManifest } from '../src/exchange/digest';
import type { CasesManifest, ExportedRun } from '../src/exchange/manifest';
import { readNpy, writeNpy, type NpyArray } from '../src/npy';
import { call, canImport, workspace, type Outcome } from './program';
import { problems } from './schemas';

const root = mkdtempSync(join(tmpdir(), 'gradcert-exchange-'));
afterAll(() => {
  rmSync(root, { recursive: true });
});

let count = 0;
let folder = '';
beforeEach(() => {
  folder = join(root, String(count++));
});

const manifestOf = (): CasesManifest =>
  JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as CasesManifest;
const runs = (): readonly ExportedRun[] => manifestOf().cases.flatMap((exported) => exported.runs);
const judge = (...args: readonly string[]): Promise<Outcome> => call(['judge', folder, ...args]);

/** The gradient of a bias, by its formula: the sum over the batch. */
function biasGradient({ shape: [examples, classes], data }: NpyArray): NpyArray {
  const sums = new Float32Array(classes);
  for (let at = 0; at < examples * classes; at++) sums[at % classes] += data[at];
  return { shape: [classes], data: sums };
}

/** Exports the cases of a layer and lays right outputs beside them. */
async function exported(query: string): Promise<void> {
  expect((await call(['export', query, '--to', folder])).code).toBe(0);
  for (const { inputs, output } of runs()) {
    const dy = readNpy(join(folder, inputs.find(({ name }) => name === 'dy')?.file ?? ''));
    writeNpy(join(folder, output.file), biasGradient(dy));
  }
}

describe('export', () => {
  test('writes a manifest that says all, the operands and the texts, and no expected value', async () => {
    const { code, stdout } = await call(['export', 'dense-bias-*:repeat', '--to', folder, '--json']);
    expect(code).toBe(0);
    expect(problems('export', stdout)).toEqual([]);
    expect(JSON.parse(stdout)).toMatchObject({ route: 'native', left: ['dense-bias-sgd'] });
    expect(problems('cases', readFileSync(join(folder, 'manifest.json'), 'utf8'))).toEqual([]);
    const { entries } = manifestOf();
    expect(entries['dense-bias-grad']).toMatchObject({
      ...{ op: 'dense', argument: 'b', cotangent: 'dy' },
      formula: 'db[k] = sum(n) dy[n,k]',
      inputs: [{ name: 'x', shape: ['N', 'A'] }, { name: 'W' }, { name: 'b' }, { name: 'dy', kind: 'real' }],
      result: { name: 'db', shape: ['K'] },
    });
    for (const { inputs, text, output } of runs()) {
      for (const { file, shape } of inputs) expect(readNpy(join(folder, file)).shape).toEqual(shape);
      expect(readFileSync(join(folder, text), 'utf8')).toContain('func.func @dense_bias_grad');
      expect(existsSync(join(folder, output.file))).toBe(false);
    }
    // One text for a shape, whatever the data.
    expect(new Set(runs().map(({ text }) => text)).size).toBeLessThan(runs().length);
  });

  test('for the text itself: the inputs of its function', async () => {
    const args = ['export', 'dense-bias-sgd:repeat', '--to', folder, '--route', 'emitted'];
    expect((await call(args)).code).toBe(0);
    expect(problems('cases', readFileSync(join(folder, 'manifest.json'), 'utf8'))).toEqual([]);
    const [{ inputs, dims, output, text }] = runs();
    const type = ({ shape }: { readonly shape: readonly number[] }): string =>
      `tensor<${shape.join('x')}xf32>`;
    const parameters = inputs.map((input) => `%${input.name}: ${type(input)}`).join(', ');
    expect(readFileSync(join(folder, text), 'utf8')).toContain(`(${parameters}) -> ${type(output)}`);
    expect(dims).toBeNull();
  });

  test('refuses a folder that is in use, and what has no native kernel, and leaves nothing behind', async () => {
    const used = await call(['export', 'relu', '--to', root]);
    expect(used.stderr).toContain('is not empty');
    expect(used.code).toBe(2);
    const step = await call(['export', 'dense-bias-sgd', '--to', folder]);
    expect(step.stderr).toContain('--route emitted');
    expect(step.code).toBe(2);
    const nowhere = await call(['export', 'relu:exact', '--to', join(root, '0', 'manifest.json', 'cases')]);
    expect(nowhere.stderr).toContain('cannot be written');
    expect(nowhere.code).toBe(2);
    expect(readdirSync(root).filter((name) => name.includes('draft'))).toEqual([]);
  });
});

describe('judge', () => {
  test('right outputs pass every layer', async () => {
    await exported('dense-bias-grad');
    const junit = join(root, 'junit.xml');
    const { code, stdout } = await judge('--as', 'loops', '--junit', junit, '--json');
    expect(problems('judge', stdout)).toEqual([]);
    const { summary, results, accuracy } = JSON.parse(stdout) as JudgeDocument;
    expect(summary).toMatchObject({ cases: manifestOf().cases.length, passed: summary.cases });
    expect(new Set(results.map(({ layer }) => layer))).toEqual(
      new Set(['exact', 'mantissa', 'bounded', 'repeat', 'laws']),
    );
    expect(results[0]).toMatchObject({ backend: 'loops', route: 'native' });
    expect(accuracy.id).toBe('ieee-754');
    expect(readFileSync(junit, 'utf8')).toContain('<testsuite name="loops.dense-bias-grad"');
    expect(code).toBe(0);
  });

  test.each<readonly [what: string, change: (path: string) => void, message: RegExp]>([
    [
      'a missing output',
      (path) => {
        rmSync(path);
      },
      /ERROR .*\n.*\n\s+no output: .*db\.npy is missing/,
    ],
    [
      'NaN',
      (path) => {
        writeNpy(path, { shape: [5], data: new Float32Array(5).fill(NaN) });
      },
      /FAILED .*\n.*\n\s+outside its bound\n.*\n\s+got +NaN/,
    ],
    [
      'another shape',
      (path) => {
        writeNpy(path, { shape: [1, 5], data: new Float32Array(5) });
      },
      /the result has shape \[1, 5\] instead of \[5\]/,
    ],
    [
      'another type',
      (path) => {
        writeNpy(path, { shape: [5], data: new Float64Array(5) });
      },
      /the result has type f64 instead of f32/,
    ],
    [
      'no array',
      (path) => {
        writeFileSync(path, 'hello');
      },
      /ERROR .*\n.*\n\s+.*db\.npy: not a \.npy file/,
    ],
    [
      'an input that was written over',
      (path) => {
        writeNpy(path.replace('db.npy', 'dy.npy'), { shape: [5], data: new Float32Array(5) });
      },
      /ERROR .*\n.*\n\s+.*dy\.npy is not what was exported/,
    ],
  ])('%s fails the case, with the command that judges it again', async (_, change, message) => {
    await exported('dense-bias-grad:exact:N2.K5*');
    const [{ output }] = runs();
    change(join(folder, output.file));
    const { code, stdout } = await judge();
    expect(stdout).toMatch(message);
    expect(stdout).toContain(`again: npx gradcert judge '${folder}' 'dense-bias-grad:exact:N2.K5-integers'`);
    expect(code).toBe(1);
  });

  test('a wrong output is diagnosed', async () => {
    await exported('dense-bias-grad:exact:N2.K5*');
    const [{ output }] = runs();
    const { shape, data } = readNpy(join(folder, output.file));
    writeNpy(join(folder, output.file), { shape, data: Float32Array.from(data, (value) => -value) });
    const { stdout } = await judge();
    expect(stdout).toContain('diagnosis: -1 times what it should be');
  });

  test('a run that leaves something behind for the next is noticed', async () => {
    await exported('dense-bias-grad:repeat');
    const [
      {
        runs: [, , second],
      },
    ] = manifestOf().cases;
    const { shape, data } = readNpy(join(folder, second.output.file));
    writeNpy(join(folder, second.output.file), {
      shape,
      data: Float32Array.from(data, (value) => value + 2 ** -20),
    });
    const { code, stdout } = await judge();
    expect(stdout).toContain('and on the second run');
    expect(code).toBe(1);
  });

  test('a manifest that was edited, or whose entries have changed, is refused', async () => {
    await exported('dense-bias-grad:exact:N2.K5*');
    const manifest = manifestOf();
    const path = join(folder, 'manifest.json');
    writeFileSync(path, JSON.stringify({ ...manifest, cases: [] }));
    expect((await judge()).stderr).toContain('was changed after it was exported');
    const stale = (change: object): void => {
      const changed = { ...manifest, cases: manifest.cases.map((each) => ({ ...each, ...change })) };
      writeFileSync(path, JSON.stringify({ ...changed, sha256: digestManifest(changed) }));
    };
    stale({ sha256: 'that of another spec' });
    const { code, stderr } = await judge();
    expect(stderr).toContain(
      "'dense-bias-grad:exact:N2.K5-integers' is not what it was when it was exported\n",
    );
    expect(stderr).toContain('export again');
    expect(code).toBe(2);
    stale({ id: 'dense-bias-grad:exact:N2.K6-integers' });
    expect((await judge()).stderr).toContain("no case 'dense-bias-grad:exact:N2.K6-integers' any more");
  });

  test('a call that is off says what to do', async () => {
    expect((await judge()).stderr).toContain('give a folder that gradcert export wrote');
    await exported('dense-bias-grad:exact:N2.K5*');
    expect((await judge('dense-bias-grad:exat')).stderr).toContain('did you mean exact?');
    expect((await judge('--accuracy', 'ieee-745')).stderr).toContain('did you mean ieee-754?');
    writeFileSync(join(folder, 'manifest.json'), '{}');
    expect((await judge()).stderr).toContain('is no manifest of exported cases');
  });
});

/** The Python of `gradcert backends install xla`, which has jax. */
function installedJax(): string | undefined {
  try {
    return xlaPython();
  } catch {
    return undefined;
  }
}

describe('the examples', () => {
  const scripts = join(workspace, 'examples/judge');
  const numpy = process.env.GRADCERT_PYTHON ?? 'python3';
  const jax = installedJax() ?? numpy;

  const examples: readonly (readonly [framework: string, python: string, query: string])[] = [
    ['numpy', numpy, 'dense-*-grad:mantissa'],
    ['jax', jax, 'conv-weight-grad:mantissa'],
  ];
  for (const [framework, python, query] of examples) {
    const script = join(scripts, `${framework}_outputs.py`);
    test(`${framework}: what the guide shows`, () => {
      const guide = readFileSync(join(workspace, 'docs/own-backend.md'), 'utf8');
      expect(guide).toContain(`\n${readFileSync(script, 'utf8')}`);
    });

    if (!canImport(python, framework)) {
      test(`${framework}: NOT RUN, since ${python} cannot import it`, () => {
        expect(canImport(python, framework)).toBe(false);
      });
      continue;
    }
    test(`${framework}: its outputs pass`, async () => {
      expect((await call(['export', query, '--to', folder])).code).toBe(0);
      expect(spawnSync(python, [script, folder], { encoding: 'utf8' })).toMatchObject({ status: 0 });
      const { code, stdout } = await judge('--as', framework);
      expect(stdout).toMatch(/\n(\d+) results: \1 passed, 0 failed/);
      expect(code).toBe(0);
    });
  }
});
