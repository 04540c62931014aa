/** Runs the programs that install things, so that none of them outlives this process. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { adviceFor } from './advice';
import { InstallError } from './installation';

export interface ProgramOptions {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
}

interface Surroundings extends ProgramOptions {
  /** Ends the program. */
  readonly signal?: AbortSignal;
  /** Every line that it prints, as it comes. */
  readonly onLine?: (line: string) => void;
}

const tailLines = 30;

const living = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of living) end(child);
});

/** Ends a program with all that it started: it leads a process group of its own. */
function end(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null) return;
  if (process.platform === 'win32') child.kill('SIGKILL');
  else process.kill(-child.pid, 'SIGKILL');
}

/** See InstallSite.run. */
export function runProgram(
  program: string,
  args: readonly string[],
  { cwd, env = process.env, signal, onLine }: Surroundings = {},
): Promise<string> {
  const detached = process.platform !== 'win32';
  const child = spawn(program, args, { cwd, env, detached, stdio: ['ignore', 'pipe', 'pipe'] });
  living.add(child);
  const tail: string[] = [];
  const stdout: string[] = [];
  const listen = (stream: Readable, kept?: string[]): void => {
    createInterface({ input: stream }).on('line', (line) => {
      kept?.push(line);
      tail.push(line);
      if (tail.length > tailLines) tail.shift();
      onLine?.(line);
    });
  };
  listen(child.stdout, stdout);
  listen(child.stderr);
  const abort = (): void => {
    end(child);
  };
  signal?.addEventListener('abort', abort);
  if (signal?.aborted) abort();

  return new Promise<string>((resolve, reject) => {
    const call = [program, ...args].join(' ');
    child.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        new InstallError(`${program} cannot be run: ${error.message}`, adviceFor(program, error.message)),
      );
    });
    child.once('close', (code, killer) => {
      if (code === 0) {
        resolve(stdout.join('\n'));
        return;
      }
      const how = killer === null ? `failed with exit code ${String(code)}` : `was ended by ${killer}`;
      const output = tail.join('\n');
      reject(new InstallError(`${call} ${how}; its last lines:\n${output}`, adviceFor(program, output)));
    });
  }).finally(() => {
    living.delete(child);
    signal?.removeEventListener('abort', abort);
  });
}
