/** The program as a process: what only a shell sees. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import type { ReportDocument } from '../src/documents';
import { gradcert, workspace } from './program';

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

describe('the process', () => {
  test('exits by the code, and colours nothing in a pipe', () => {
    expect(gradcert(['lst']).code).toBe(2);
    const { code, stdout, stderr } = gradcert(['run', 'dense-bias-grad:exact', '--backend', 'software']);
    expect(code).toBe(0);
    expect(stdout).toContain('passed');
    expect(stdout + stderr).not.toMatch(/\u001b/);
  });

  test('a reader that closes the pipe is no error', () => {
    const line = `'${process.execPath}' '${bin}' list --cases | head -1`;
    const { status, stdout, stderr } = spawnSync('bash', ['-o', 'pipefail', '-c', line], {
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(stdout.trim().split('\n')).toHaveLength(1);
    expect(status).toBe(0);
  });

  const linux = existsSync('/proc/self/task') ? test : test.skip;
  linux('Ctrl-C keeps the results so far, ends the workers, and exits with 130', async () => {
    const report = join(folder, 'report');
    const child = spawn(process.execPath, [bin, 'run', '--backend', 'software', '--report', report], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let workers: readonly string[] = [];
    // The first line of progress: some results are in, and the worker is alive.
    await new Promise<void>((resolve) => {
      child.stderr.on('data', (text: Buffer) => {
        if (text.toString().includes('run: ')) resolve();
      });
    });
    workers = childrenOf(child.pid ?? 0);
    expect(workers).not.toEqual([]);
    const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
    child.kill('SIGINT');
    expect(await ended).toBe(130);
    const document = JSON.parse(readFileSync(join(report, 'report.json'), 'utf8')) as ReportDocument;
    expect(document.interrupted).toBe(true);
    expect(document.results.length).toBeGreaterThan(0);
    expect(workers.filter((pid) => existsSync(`/proc/${pid}`))).toEqual([]);
  });
});
