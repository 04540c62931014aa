/** Engines' files: from one declaration, as they are committed, and by the checkers that their engines' users have. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { FleetDocument } from '../src/documents';
import { check, findTool, type Checker } from './checkers';
import { call, workspace } from './program';
import { inProject } from './project';
import { problems } from './schemas';

const example = join(workspace, 'examples/fleet');
const folder = mkdtempSync(join(tmpdir(), 'gradcert-engines-'));
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const workflow = '.github/workflows/gradcert-fleet.yml';
const pipeline = '.buildkite/gradcert-fleet.yml';
const shards = 'fleet/kubernetes/shards.yaml';
const array = 'fleet/slurm/shards-h100.sbatch';
const submit = 'fleet/slurm/submit.sh';

const actionlint: Checker = { tool: 'actionlint', args: ['-config-file', 'actionlint.yaml', workflow] };
const zizmor: Checker = { tool: 'zizmor', args: ['--offline', '--no-progress', workflow] };
const kubernetes: Checker = {
  tool: 'kubernetes-validate',
  args: ['--strict', shards, 'fleet/kubernetes/merge.yaml'],
};
const schema = (builtin: string, file: string): Checker => ({
  tool: 'check-jsonschema',
  args: ['--builtin-schema', builtin, file],
});
const shellcheck: Checker = {
  tool: 'shellcheck',
  args: ['h100', 'mi300', 'cpu']
    .map((kind) => `fleet/slurm/shards-${kind}.sbatch`)
    .concat('fleet/slurm/merge.sbatch', submit),
};

describe('checkers', () => {
  beforeEach(() => {
    rmSync(folder, { recursive: true });
    mkdirSync(folder);
    cpSync(example, folder, { recursive: true });
    // What a project with runners of its own says of them to actionlint.
    writeFileSync(join(folder, 'actionlint.yaml'), 'self-hosted-runner:\n  labels: [h100, mi300]\n');
  });

  const cases: readonly (readonly [
    checker: Checker,
    file: string,
    is: string | RegExp,
    becomes: string,
    says: string,
  ])[] = [
    [actionlint, workflow, '- mi300\n', '- mi301\n', 'label "mi301" is unknown'],
    [actionlint, workflow, 'matrix.shard', 'matrix.part', 'property "part" is not defined'],
    [zizmor, workflow, /@[0-9a-f]{40}/, '@v4', 'unpinned-uses'],
    [zizmor, workflow, 'permissions:\n  contents: read\n', '', 'excessive-permissions'],
    [zizmor, workflow, '--shard "$SHARD', '--shard "${{ github.ref_name }}', 'template-injection'],
    [
      schema('vendor.github-workflows', workflow),
      workflow,
      'runs-on:',
      'runs:',
      "'runs-on' is a required property",
    ],
    [schema('vendor.buildkite', pipeline), pipeline, 'parallelism: 4', 'parallelism: four', 'parallelism'],
    [kubernetes, shards, 'completionMode: Indexed', 'completionMode: [Indexed]', 'completionMode'],
    [kubernetes, shards, 'operator: NotIn', 'operater: NotIn', "'operator' is a required"],
    [shellcheck, array, 'cd "$GRADCERT_PROJECT"', 'cd $GRADCERT_PROJECT', 'SC2086'],
    [shellcheck, submit, '\ndone\n', '\n', 'SC1073'],
  ];
  for (const [checker, file, is, becomes, says] of cases) {
    const named = `${checker.tool} passes ${file}, and not with '${becomes.trim()}'`;
    const run = findTool(checker.tool) === undefined ? test.skip : test;
    run(`${named}${findTool(checker.tool) ? '' : ' (needs tools/setup/fleet.sh)'}`, () => {
      expect(check(checker, folder)).toMatchObject({ code: 0 });
      const path = join(folder, file);
      const text = readFileSync(path, 'utf8');
      const wrong = text.replace(is, becomes);
      expect(wrong).not.toBe(text);
      writeFileSync(path, wrong);
      const result = check(checker, folder);
      expect(result.says).toContain(says);
      expect(result.code).not.toBe(0);
    });
  }
});

describe('gradcert fleet', () => {
  const inExample = (): void => {
    jest.spyOn(process, 'cwd').mockReturnValue(example);
  };

  test('the files of the example are as it declares', async () => {
    inExample();
    const { code, stdout } = await call(['fleet', '--check', '--json']);
    expect(problems('fleet', stdout)).toEqual([]);
    expect(JSON.parse(stdout)).toMatchObject({ changed: [], unchanged: 9 });
    expect(code).toBe(0);
  });

  test('a stale file is named by --check, and written without', async () => {
    const root = inProject(
      "export default { fleet: { kinds: { cpu: { backends: ['software'], slurm: {} } } } };",
    );
    const changed = async (...args: string[]): Promise<readonly string[]> =>
      (JSON.parse((await call(['fleet', ...args, '--json'])).stdout) as FleetDocument).changed;
    const all = ['fleet/slurm/shards-cpu.sbatch', 'fleet/slurm/merge.sbatch', submit];
    expect(await changed('--check')).toEqual(all);
    expect(await changed()).toEqual(all);
    expect(await changed()).toEqual([]);
    expect(statSync(join(root, submit)).mode & 0o111).toBe(0o111);
    writeFileSync(join(root, submit), 'echo\n');
    const { code, stdout } = await call(['fleet', 'slurm', '--check']);
    expect(stdout).toContain(`stale ${submit}`);
    expect(code).toBe(1);
    rmSync(root, { recursive: true });
  });

  test('--print gives a pipeline to who uploads it', async () => {
    inExample();
    const { stdout } = await call(['fleet', 'buildkite', '--print']);
    expect(stdout).toBe(readFileSync(join(example, pipeline), 'utf8'));
    expect((await call(['fleet', 'slurm', '--print'])).stderr).toContain('an engine that has one file');
  });

  test.each([
    ['export default {};', [], 'the project declares no fleet'],
    [
      "export default { fleet: { kinds: { cpu: { backends: ['software'] } } } };",
      [],
      'no kind of the fleet says where',
    ],
    [
      "export default { fleet: { kinds: { cpu: { backends: ['software'], kubernetes: {} } } } };",
      [],
      'says neither its image nor its claim',
    ],
    [
      "export default { fleet: { kinds: { cpu: { backends: ['software'], slurm: {} } } } };",
      ['slrm'],
      'did you mean slurm',
    ],
    [
      "export default { fleet: { kinds: { cpu: { backends: ['software'], slurm: { gres: 'gpu; rm -r x' } } } } };",
      [],
      'letters, digits and',
    ],
  ])('%s is refused', async (config, args, says) => {
    const root = inProject(config);
    const { code, stderr } = await call(['fleet', ...args]);
    expect(stderr).toContain(says);
    expect(code).toBe(2);
    rmSync(root, { recursive: true });
  });
});
