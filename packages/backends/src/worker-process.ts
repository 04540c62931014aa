/** The host's side of one worker process: start it, ask it one thing at a time, end it. */
import { fork, type ChildProcess } from 'node:child_process';
import { extname, join } from 'node:path';
import {
  UnsupportedError,
  type DeviceDescription,
  type ExecutionRequest,
  type ExecutionResult,
} from './backend';
import { BackendCrash, BackendUnavailable, type CrashKind } from './errors';
import { hasGroups, killGroup } from './process-group';
import { parseReply, type ReplyMessage, type RequestMessage } from './protocol';

const outputTailLength = 2000;
const startDeadline = 120_000;
const closeDeadline = 5_000;
/** After its end, what the process printed may still be on its way. */
const drainMilliseconds = 100;

interface Pending {
  readonly resolve: (reply: ReplyMessage) => void;
  readonly reject: (error: Error) => void;
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const living = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of living) end(child);
});

function end(child: ChildProcess): void {
  if (child.pid !== undefined) killGroup(child.pid);
}

/** How a process ended, for a reader. */
function endingOf(code: number | null, signal: NodeJS.Signals | null): string {
  if (signal === 'SIGKILL') return 'by SIGKILL (so the system ends a process where memory runs out)';
  return signal === null ? `with exit code ${String(code)}` : `by ${signal}`;
}

export class WorkerProcess {
  private readonly child: ChildProcess;
  private readonly ended: Promise<void>;
  private output = '';
  private pending: Pending | undefined;
  private nextId = 1;
  /** False once it has ended or was given up. */
  alive = true;

  private constructor(
    private readonly backend: string,
    modulePath: string,
  ) {
    const ending = extname(__filename);
    this.child = fork(join(__dirname, `worker${ending}`), [modulePath, String(process.pid)], {
      execArgv: ending === '.ts' ? ['--require', require.resolve('tsx/cjs')] : [],
      serialization: 'advanced',
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // The leader of a group of its own; a terminal's Ctrl-C reaches this process alone, which ends the group.
      detached: hasGroups,
    });
    living.add(this.child);
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.output = (this.output + text).slice(-outputTailLength);
      });
    }
    this.child.on('message', (message: unknown) => {
      this.receive(message);
    });
    this.child.on('error', (error) => {
      void this.fail('exited', `its process failed: ${error.message}`);
    });
    this.ended = new Promise((resolve) => {
      this.child.once('exit', (code, signal) => {
        living.delete(this.child);
        const how = endingOf(code, signal);
        void this.fail('exited', `its process ended ${how} in the middle of a request`);
        resolve();
      });
    });
  }

  /**
   * Starts the backend that a module declares, in a process of its own.
   * @throws BackendUnavailable where it cannot run on this machine, BackendCrash where its process dies or hangs.
   */
  static async start(
    backend: string,
    modulePath: string,
  ): Promise<{ readonly worker: WorkerProcess; readonly description: DeviceDescription }> {
    const worker = new WorkerProcess(backend, modulePath);
    const first = await worker.next(startDeadline, 'did not start');
    switch (first.kind) {
      case 'ready':
        return { worker, description: first.description };
      case 'unavailable':
        await worker.stop();
        throw new BackendUnavailable(backend, first.reason, first.install);
      case 'result':
      case 'error':
        await worker.stop();
        throw new BackendCrash(backend, 'garbage', 'its process answered before it was asked', worker.output);
      default:
        return first satisfies never;
    }
  }

  /** Runs one request; the caller waits for it before the next. Errors as in BackendHandle.execute. */
  async ask(request: ExecutionRequest, deadline: number): Promise<ExecutionResult> {
    const id = this.nextId++;
    const answered = this.next(deadline, 'did not answer');
    const message: RequestMessage = { id, request };
    // A failure to send shows as the process's end, which rejects the answer.
    this.child.send(message, () => undefined);
    const reply = await answered;
    if (reply.kind === 'result' && reply.id === id) return reply.result;
    if (reply.kind === 'error' && reply.id === id) {
      if (reply.unsupported) throw new UnsupportedError(reply.message);
      if (!reply.lost) throw new BackendCrash(this.backend, 'threw', reply.message);
      this.kill();
      throw new BackendCrash(this.backend, 'lost', reply.message);
    }
    this.kill();
    throw new BackendCrash(this.backend, 'garbage', 'its process answered something else', this.output);
  }

  /** Ends the process: it may tidy up, and is killed where it does not end by itself. */
  async stop(): Promise<void> {
    this.alive = false;
    this.pending?.reject(
      new BackendCrash(this.backend, 'closed', 'it was closed in the middle of a request'),
    );
    this.pending = undefined;
    if (this.child.connected) this.child.disconnect();
    const timer = setTimeout(() => {
      end(this.child);
    }, closeDeadline);
    await this.ended;
    clearTimeout(timer);
  }

  private next(deadline: number, late: string): Promise<ReplyMessage> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        void this.fail('deadline', `${late} within ${String(deadline / 1000)} s, and was stopped`);
      }, deadline);
      this.pending = {
        resolve: (reply) => {
          clearTimeout(timer);
          resolve(reply);
        },
        reject: (error) => {
          clearTimeout(timer);
          reject(error);
        },
      };
      if (!this.alive) void this.fail('exited', 'its process has ended');
    });
  }

  private receive(message: unknown): void {
    const reply = parseReply(message);
    const pending = this.pending;
    if (reply === undefined || pending === undefined) {
      void this.fail('garbage', 'its process sent a message that is no answer');
      return;
    }
    this.pending = undefined;
    pending.resolve(reply);
  }

  private async fail(kind: CrashKind, detail: string): Promise<void> {
    this.kill();
    const pending = this.pending;
    this.pending = undefined;
    if (pending === undefined) return;
    await wait(drainMilliseconds);
    pending.reject(new BackendCrash(this.backend, kind, detail, this.output.trim()));
  }

  private kill(): void {
    this.alive = false;
    end(this.child);
  }
}
