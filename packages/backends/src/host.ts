/** Opens backends. Each runs in a process of its own: one that crashes or hangs loses one request, not the run. */
import type { BackendDefinition, DeviceDescription, ExecutionRequest, ExecutionResult } from './backend';
import { readDefinition } from './definition';
import { BackendCrash } from './errors';
import { backendModule } from './registry';
import { WorkerProcess } from './worker-process';

/** Milliseconds that a request may take where the caller names no deadline: slow backends take minutes. */
const defaultDeadline = 600_000;

/** A process that failed to start so many times in a row is given up: each try may take minutes. */
const startsInARow = 3;

export interface ExecuteOptions {
  /** Milliseconds that this request may run. */
  readonly deadline?: number;
  /** Withdraws the request where it has not begun to run. */
  readonly signal?: AbortSignal;
}

export interface BackendHandle {
  readonly id: string;
  /** Its declaration: routes, native ops, accuracy profile. */
  readonly definition: BackendDefinition;
  /** The file that declares it. */
  readonly module: string;
  describe(): Promise<DeviceDescription>;
  /**
   * Runs one request. Requests may be made without waiting; they run, and answer, in order.
   * @throws UnsupportedError where the backend lacks what the request needs; BackendCrash where its process
   *   ended, hung, lost its device or answered garbage (the next request starts it anew), or where it threw an
   *   error; BackendUnavailable where it cannot be started anew.
   */
  execute(request: ExecutionRequest, options?: ExecuteOptions): Promise<ExecutionResult>;
  /** Ends the process; requests that wait are rejected with BackendCrash. */
  close(): Promise<void>;
}

/**
 * Starts a backend.
 * @param idOrPath a backend's id, or the absolute path of a module whose default export is a BackendDefinition.
 * @param options.deadline milliseconds that a request may run where it names no deadline of its own.
 * @throws BackendUnavailable where it cannot run on this machine; BackendCrash where its process dies.
 */
export async function openBackend(
  idOrPath: string,
  { deadline: usual = defaultDeadline }: { readonly deadline?: number } = {},
): Promise<BackendHandle> {
  const module = backendModule(idOrPath);
  let { worker, description } = await WorkerProcess.start(idOrPath, module);
  let closed = false;
  let failedStarts = 0;
  let last: Promise<unknown> = Promise.resolve();

  /** Starts the process anew; what was said of its device must still be true. */
  async function restart(): Promise<void> {
    if (failedStarts >= startsInARow) {
      const detail = `it could not be started ${String(startsInARow)} times in a row, and was given up`;
      throw new BackendCrash(idOrPath, 'exited', detail);
    }
    failedStarts++;
    const started = await WorkerProcess.start(idOrPath, module);
    const { device, version } = started.description;
    if (device !== description.device || version !== description.version) {
      await started.worker.stop();
      const before = `${description.device}, ${description.version}`;
      const detail = `its process was started anew on another device: ${device}, ${version} instead of ${before}`;
      throw new BackendCrash(idOrPath, 'lost', detail);
    }
    ({ worker, description } = started);
    failedStarts = 0;
  }

  async function run(
    request: ExecutionRequest,
    { deadline = usual, signal }: ExecuteOptions,
  ): Promise<ExecutionResult> {
    if (closed) throw new BackendCrash(idOrPath, 'closed', 'the backend was closed before this request ran');
    if (signal?.aborted) throw new BackendCrash(idOrPath, 'withdrawn', 'the request was withdrawn');
    if (!worker.alive) await restart();
    return worker.ask(request, deadline);
  }

  return {
    id: description.backend,
    definition: readDefinition(module),
    module,
    describe: () => Promise.resolve(description),
    execute: (request, options = {}) => {
      const answer = last.then(() => run(request, options));
      last = answer.catch(() => undefined);
      return answer;
    },
    close: async () => {
      closed = true;
      await worker.stop();
    },
  };
}
