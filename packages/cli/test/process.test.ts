/** The program as a process: what only a shell sees. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from '@jest/globals';
import type { ReportDocument } from '../src/documents';
import type { ResultsHeader } from '../src/results/header';
import { call, gradcert, workspace } from './program';

const bin = join(workspace, 'packages/cli/bin/gradcert.cjs');
const folder = mkdtempSync(join(tmpdir(), 'gradcert-process-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Processes that a process started; Linux only. */
const childrenOf = (pid: number): readonly string[] =>
  readFileSync(`/proc/${String(pid)}/task/${String(pid)}/children`, 'utf8')
    .split(' ')
    .filter(Boolean);

const until = async (condition: () => boolean): Promise<void> => {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 20));
};

/** An environment that says nothing about colour. */
const plain = { ...process.env, NO_COLOR: undefined, FORCE_COLOR: undefined, CI: undefined };

/** Makes the clock run a hundred times as fast: lines of progress, one every five seconds, come early. */
const fastClock =
  'data:text/javascript,const now = performance.now.bind(performance); performance.now = () => 100 * now();';

describe('the process', () => {
  test('exits by the code', () => {
    expect(gradcert(['--version']).code).toBe(0);
    expect(gradcert(['lst']).code).toBe(2);
  });

  test('a reader that closes the pipe is no error', () => {
    const line = `'${process.execPath}' '${bin}' --help | true`;
    const { status, stderr } = spawnSync('bash', ['-o', 'pipefail', '-c', line], { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  const linux = existsSync('/proc/self/task') ? test : test.skip;
  linux(
    'Ctrl-C keeps the results so far, ends the workers, exits with 130; a pipe has no colours',
    async () => {
      const report = join(folder, 'report');
      const call = [bin, 'run', 'conv-*', '--backend', 'software', '--report', report];
      const child = spawn(process.execPath, ['--import', fastClock, ...call], {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: plain,
      });
      const output = Promise.all([text(child.stdout), text(child.stderr)]);
      // The first line of progress: some results are in, and the worker is alive.
      await new Promise<void>((resolve) => {
        child.stderr.on('data', (data: Buffer) => {
          if (data.toString().includes('run: ')) resolve();
        });
      });
      const workers = childrenOf(child.pid ?? 0);
      expect(workers).not.toEqual([]);
      const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
      child.kill('SIGINT');
      expect(await ended).toBe(130);
      const document = JSON.parse(readFileSync(join(report, 'report.json'), 'utf8')) as ReportDocument;
      expect(document.interrupted).toBe(true);
      expect(document.results.length).toBeGreaterThan(0);
      expect(workers.filter((pid) => existsSync(`/proc/${pid}`))).toEqual([]);
      const [stdout, stderr] = await output;
      expect(stdout).toContain(`${String(document.results.length)} results: `);
      expect(stdout + stderr).not.toMatch(/\u001b/);
    },
  );

  linux('kill -9 leaves no worker, and --resume goes on from what was known', async () => {
    const results = join(folder, 'results.jsonl');
    const args = ['run', 'dense-weight-grad', '--backend', 'software', '--results', results];
    const child = spawn(process.execPath, [bin, ...args], { stdio: 'ignore', env: plain });
    const lines = (): string[] => (existsSync(results) ? readFileSync(results, 'utf8').split('\n') : []);
    await until(() => lines().length > 5);
    const workers = childrenOf(child.pid ?? 0);
    child.kill('SIGKILL');
    await until(() => !workers.some((pid) => existsSync(`/proc/${pid}`)));
    const before = lines().slice(0, -1);
    const { code, stderr } = await call([...args, '--resume']);
    expect(stderr).toContain(`${String(before.length - 1)} of `);
    expect(code).toBe(0);
    const { planned } = JSON.parse(before[0] ?? '') as ResultsHeader;
    const after = lines().slice(0, -1);
    expect(before.length).toBeLessThan(planned + 1);
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after).toHaveLength(planned + 1);
  });
});
