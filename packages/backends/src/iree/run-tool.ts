/** Runs IREE's programs. */
import { spawn } from 'node:child_process';

const tailLength = 4000;

/**
 * Runs a program to its end.
 * @param input what it reads from stdin.
 * @returns what it wrote to stdout.
 * @throws Error with the last that it wrote to stderr, where it fails.
 */
export function runTool(program: string, args: readonly string[], input = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe'] });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr = (stderr + text).slice(-tailLength);
    });
    // One that ends before it has read all says why by its exit code.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      const name = program.replace(/^.*[\\/]/, '');
      if (code === 0) resolve(stdout);
      else if (signal !== null) reject(new Error(`${name} was ended by ${signal}\n${stderr}`));
      else reject(new Error(`${name} failed with exit code ${String(code)}\n${stderr}`));
    });
  });
}
