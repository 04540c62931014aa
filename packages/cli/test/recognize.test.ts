/** gradcert prove --text: what a reader and what a program sees. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import type { RecognizeDocument } from '../src/documents';
import { call, workspace } from './program';
import { problems } from './schemas';

const fixtures = join(workspace, 'packages/conformance/test/fixtures/jax');
const folder = mkdtempSync(join(tmpdir(), 'gradcert-recognize-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const fixture = (name: string): string => join(fixtures, `${name}.mlir`);

const erf = file(
  'erf.mlir',
  'func.func @f(%x: tensor<4x5xf32>) -> tensor<4x5xf32> {\n  %r = chlo.erf %x : tensor<4x5xf32> -> tensor<4x5xf32>\n  return %r : tensor<4x5xf32>\n}\n',
);
const broken = file(
  'broken.mlir',
  'func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {\n  return %y : tensor<4xf32>\n}\n',
);

describe('exit codes and words', () => {
  test('0: recognised, with the renaming', async () => {
    const { code, stdout } = await call(['prove', '--text', fixture('conv_strided_same_weight_nhwc')]);
    expect(code).toBe(0);
    expect(stdout).toContain('is conv-strided-xla-weight-grad: ');
    expect(stdout).toMatch(/x\[N, C, 2\*h, 2\*w\] +is %arg0 \[N, 2\*h, 2\*w, C\]/);
    expect(stdout).toContain('is the result [2*ph+1, 2*pw+1, C, O]');
    expect(stdout).toContain('at N=2, C=3, O=5, h=2, w=3, ph=1, pw=1');
  });

  test('0: under a hypothesis, which is said', async () => {
    const { code, stdout } = await call(['prove', '--text', fixture('mean_ce')]);
    expect(code).toBe(0);
    expect(stdout).toContain(
      'if the targets of each example sum to 1, as one-hot targets do (targets-sum-to-one)',
    );
  });

  test('1: none, and with --node where it differs', async () => {
    const none = await call(['prove', '--text', fixture('near_conv_input_unreversed')]);
    expect(none.code).toBe(1);
    expect(none.stdout).toContain('is none of them: it differs from all 2 entries that fit its shapes');
    expect(none.stdout).toContain('--node ID shows where it differs from one');
    const one = await call([
      'prove',
      '--text',
      fixture('near_conv_input_unreversed'),
      '--node',
      'conv-input-grad',
    ]);
    expect(one.code).toBe(1);
    expect(one.stdout).toMatch(
      /differs at \[0, 0, 0, 0\] of the result \(normal data\): \S+ in the text, \S+ in conv-input-grad/,
    );
  });

  test('4: outside the language, with the place', async () => {
    const { code, stdout } = await call(['prove', '--text', erf]);
    expect(code).toBe(4);
    expect(stdout).toContain("is not decided: operation 'chlo.erf' is not known here");
    expect(stdout).toContain('erf.mlir:2:8');
  });

  test.each([
    [[broken], /broken\.mlir:2:10: %y is not defined/],
    [[join(folder, 'missing.mlir')], /cannot read .*missing\.mlir/],
    [[erf, '--node', 'conv-input-grat'], /no node 'conv-input-grat'\n.*conv-input-grad/],
  ])('2: %j', async (args, message) => {
    const { code, stderr } = await call(['prove', '--text', ...args]);
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
  });

  test('2: --node alone, and --text with a query', async () => {
    expect(await call(['prove', '--node', 'relu'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--text'),
    });
    expect(await call(['prove', 'relu', '--text', erf])).toMatchObject({ code: 2 });
  });
});

describe('the guide', () => {
  const guide = readFileSync(join(workspace, 'docs/recognition.md'), 'utf8');
  const sessions = [...guide.matchAll(/```\n\$ npx gradcert (.*)\n([^`]*)```/g)].map(
    ([, command = '', output = '']) => [command, output] as const,
  );

  test.each(sessions)('gradcert %s prints what it shows', async (command, output) => {
    const { stdout } = await call(command.split(' '));
    expect(stdout.trim()).toBe(output.trim());
  });

  test('shows several', () => {
    expect(sessions.length).toBeGreaterThanOrEqual(3);
  });
});

describe('--json', () => {
  test.each([
    ['conv_both', undefined, 0, ['recognised', 'recognised']],
    ['near_relu_half_at_zero', 'relu-input-grad', 1, ['none']],
  ] as const)('%s', async (name, node, exitCode, verdicts) => {
    const args = node === undefined ? [] : ['--node', node];
    const { code, stdout } = await call(['prove', '--text', fixture(name), '--json', ...args]);
    expect(problems('recognize', stdout)).toEqual([]);
    expect(code).toBe(exitCode);
    const document = JSON.parse(stdout) as RecognizeDocument;
    expect(document.node).toBe(node ?? null);
    expect(document.results.map(({ verdict }) => verdict)).toEqual(verdicts);
    expect(document.results[0]?.nearest === undefined).toBe(node === undefined);
  });

  test('what is outside has its line', async () => {
    const { stdout } = await call(['prove', '--text', erf, '--json']);
    expect(problems('recognize', stdout)).toEqual([]);
    expect(JSON.parse(stdout)).toMatchObject({ results: [{ verdict: 'undecided', line: 2, column: 8 }] });
  });
});
