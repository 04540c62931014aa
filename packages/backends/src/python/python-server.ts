/** A Python process that answers in frames, one request after the other. */
import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { delimiter, join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import type { DenseArray } from '../backend';
import { encodeFrame, FrameReader, type Frame } from './frames';

const outputTailLength = 2000;
/** Where a script finds `gradcert`: frames, and what kernels import. */
const library = join(__dirname, 'lib');

export type PythonRequest = { readonly ask: string } & Readonly<Record<string, unknown>>;

interface Pending {
  readonly resolve: (frame: Frame) => void;
  readonly reject: (error: Error) => void;
}

export class PythonServer {
  private readonly child: ChildProcessByStdio<Writable, Readable, Readable>;
  private readonly pending: Pending[] = [];
  private stderr = '';
  /** Why nothing more will be answered. */
  private lost: Error | undefined;
  /** Called once where it ends without being asked to. */
  onLost: (error: Error) => void = () => undefined;
  private readonly ended: Promise<void>;

  private constructor(python: string, script: readonly string[]) {
    const path = [library, process.env.PYTHONPATH].filter(Boolean).join(delimiter);
    // -B: no compiled copies beside the scripts, which may stand where nobody may write.
    this.child = spawn(python, ['-B', ...script], {
      stdio: ['pipe', 'pipe', 'pipe'],
      env: { ...process.env, PYTHONPATH: path },
    });
    const reader = new FrameReader((frame) => {
      const next = this.pending.shift();
      if (next) next.resolve(frame);
      else this.lose('it answered what nobody asked');
    });
    this.child.stdout.on('data', (piece: Buffer) => {
      try {
        reader.push(piece);
      } catch (error) {
        this.lose(`it answered what is no frame: ${error instanceof Error ? error.message : String(error)}`);
      }
    });
    this.child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.stderr = (this.stderr + text).slice(-outputTailLength);
    });
    // A request that it no longer reads is lost with it, which 'close' tells.
    this.child.stdin.on('error', () => undefined);
    this.ended = new Promise((resolve) => {
      this.child.once('error', (error) => {
        this.lose(`'${python}' cannot be started: ${error.message}`);
        resolve();
      });
      this.child.once('close', (code, signal) => {
        this.lose(signal === null ? `it ended with exit code ${String(code)}` : `it was ended by ${signal}`);
        resolve();
      });
    });
  }

  /**
   * @param python the interpreter.
   * @param script what it runs: a file, or -m and a module, and its arguments.
   * @returns the server, and what it says of itself.
   * @throws Error with its last output where it does not start.
   */
  static async start(
    python: string,
    script: readonly string[],
  ): Promise<{ readonly server: PythonServer; readonly hello: Frame['header'] }> {
    const server = new PythonServer(python, script);
    const { header } = await server.next();
    return { server, hello: header };
  }

  /** @throws Error where it answers with one, or ends. */
  async ask(request: PythonRequest, arrays: readonly DenseArray[] = []): Promise<Frame> {
    const answer = this.next();
    for (const piece of encodeFrame({ header: request, arrays })) this.child.stdin.write(piece);
    const frame = await answer;
    if (typeof frame.header.error === 'string') throw new Error(frame.header.error);
    return frame;
  }

  async close(): Promise<void> {
    this.onLost = () => undefined;
    this.child.stdin.end();
    await this.ended;
  }

  private next(): Promise<Frame> {
    return new Promise((resolve, reject) => {
      if (this.lost) reject(this.lost);
      else this.pending.push({ resolve, reject });
    });
  }

  private lose(why: string): void {
    if (this.lost) return;
    this.child.kill('SIGKILL');
    // Whoever else may hold the other ends: nothing more is read.
    this.child.stdout.destroy();
    this.child.stderr.destroy();
    const output = this.stderr.trim();
    this.lost = new Error(`the Python process is lost: ${why}${output === '' ? '' : `\n${output}`}`);
    for (const { reject } of this.pending.splice(0)) reject(this.lost);
    this.onLost(this.lost);
  }
}
