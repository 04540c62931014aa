/** `nx affected`, in a repository of its own: which tasks run after which file was edited. */
import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

const ROOT = join(__dirname, '..', '..', '..');
/** What Nx needs to know the projects: sources are only looked at, never run. */
const COPIED = ['nx.json', 'package.json', 'tsconfig.json', 'packages', 'tools'];

let clone = '';
beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'gradcert-nx-'));
  const isSource = (path: string): boolean => !path.includes('node_modules');
  for (const path of COPIED)
    cpSync(join(ROOT, path), join(clone, path), { recursive: true, filter: isSource });
  symlinkSync(join(ROOT, 'node_modules'), join(clone, 'node_modules'));
  appendFileSync(join(clone, '.gitignore'), 'node_modules\n.nx\ngraph.json\n');
  git('init', '--quiet', '--initial-branch=main');
  git('add', '.');
  git('-c', 'user.name=test', '-c', 'user.email=test@example.org', 'commit', '--quiet', '--message', 'all');
});
afterAll(() => {
  rmSync(clone, { recursive: true, force: true });
});

const git = (...parts: string[]): void => {
  // "Big" files go into one pack; a file for each takes seconds.
  execFileSync('git', ['-c', 'core.bigFileThreshold=1', ...parts], { cwd: clone });
};

/** Ids of the tasks that `nx affected` would run. Each call is a start of Nx, which takes seconds. */
function affected(targets: readonly string[], ...files: string[]): string[] {
  const nx = join(ROOT, 'node_modules', 'nx', 'dist', 'bin', 'nx.js');
  const selection = files.length > 0 ? [`--files=${files.join(',')}`] : ['--uncommitted'];
  execFileSync('node', [nx, 'affected', '-t', ...targets, ...selection, '--graph=graph.json'], {
    cwd: clone,
    stdio: 'ignore',
    // Plugins in Nx's own process: half the time to start.
    env: { ...process.env, NX_ISOLATE_PLUGINS: 'false', NX_DAEMON: 'false', NX_NO_CLOUD: 'true' },
  });
  const graph = JSON.parse(readFileSync(join(clone, 'graph.json'), 'utf8')) as {
    tasks: { tasks: Record<string, unknown> };
  };
  return Object.keys(graph.tasks.tasks).sort();
}

describe('nx affected', () => {
  test('runs nothing where nothing was edited', () => {
    expect(affected(['test', 'loss-gradient'])).toEqual([]);
  });

  test('runs the tasks of the one entry that was edited and of its net, and none for a generated file', () => {
    appendFileSync(join(clone, 'packages/spec/src/nodes/softmax-ce-logits-grad.ts'), '// edited\n');
    // What is generated follows from the entries.
    appendFileSync(join(clone, 'packages/generated-tests/src/dense.test.ts'), '// edited\n');
    expect(affected(['test', 'loss-gradient'])).toEqual([
      'mnist-cnn:generate',
      'mnist-cnn:loss-gradient',
      'softmax-ce-logits-grad:generate',
      'softmax-ce-logits-grad:test',
    ]);
  });

  test('runs what is built on an entry as well: the nodes of an op, and the steps that apply them', () => {
    const tasks = affected(['test'], 'packages/spec/src/ops/layer-norm.ts');
    expect(tasks).toEqual(
      expect.arrayContaining(['layer-norm:test', 'ln-gamma-grad:test', 'ln-gamma-sgd:test']),
    );
    expect(tasks).not.toContain('bn-gamma-grad:test');
  });

  test('runs all entries where the evaluator was edited', () => {
    const tasks = affected(['test'], 'packages/notation/src/ast.ts');
    expect(tasks).toContain('conv-weight-grad:test');
    expect(tasks).toContain('ln-gamma-grad:test');
  });
});
