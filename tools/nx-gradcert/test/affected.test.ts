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
  execFileSync('git', parts, { cwd: clone });
};

/** Ids of the tasks that `nx affected` would run. */
function affected(target: string, ...files: string[]): string[] {
  const nx = join(ROOT, 'node_modules', 'nx', 'dist', 'bin', 'nx.js');
  const selection = files.length > 0 ? [`--files=${files.join(',')}`] : ['--uncommitted'];
  execFileSync('node', [nx, 'affected', '-t', target, ...selection, '--graph=graph.json'], {
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

const node = (id: string): string => `packages/spec/src/nodes/${id}.ts`;

describe('nx affected -t test', () => {
  test('runs nothing where nothing was edited', () => {
    expect(affected('test')).toEqual([]);
  });

  test('runs the tasks of the one entry that was edited, and no others', () => {
    appendFileSync(join(clone, node('softmax-ce-logits-grad')), '// edited\n');
    expect(affected('test')).toEqual(['softmax-ce-logits-grad:generate', 'softmax-ce-logits-grad:test']);
  });

  test('runs what is built on an entry as well: the nodes of an op, and the steps that apply them', () => {
    const tasks = affected('test', 'packages/spec/src/ops/layer-norm.ts');
    expect(tasks).toEqual(
      expect.arrayContaining(['layer-norm:test', 'ln-gamma-grad:test', 'ln-gamma-sgd:test']),
    );
    expect(tasks).not.toContain('bn-gamma-grad:test');
  });

  test('runs all entries where the evaluator was edited', () => {
    const tasks = affected('test', 'packages/notation/src/ast.ts');
    expect(tasks).toContain('conv-weight-grad:test');
    expect(tasks).toContain('ln-gamma-grad:test');
  });

  test('does not run entries where a generated file was edited: it follows from them', () => {
    expect(affected('test', 'packages/generated-tests/src/dense.test.ts')).toEqual([]);
  });
});

test('a net’s loss-gradient runs where one of its nodes was edited', () => {
  expect(affected('loss-gradient', node('relu-input-grad'))).toContain('mnist-cnn:loss-gradient');
});
