/** Opens backends. Each runs in a process of its own: one that crashes or hangs loses one request, not the run. */
import type { BackendDefinition, DeviceDescription, ExecutionRequest, ExecutionResult } from './backend';
import { readDefinition } from './definition';
import { BackendCrash } from './errors';
import { backendModule } from './registry';
import { WorkerProcess } from './worker-process';

/** Milliseconds that a request may take where the caller names no deadline: slow backends take minutes. */
const defaultDeadline = 600_000;

export interface BackendHandle {
  readonly id: string;
  /** Its declaration: routes, native ops, accuracy profile. */
  readonly definition: BackendDefinition;
  describe(): Promise<DeviceDescription>;
  /**
   * Runs one request. Requests may be made without waiting; they run, and answer, in order.
   * @param options.deadline milliseconds that this request may run.
   * @throws UnsupportedError where the backend lacks what the request needs; BackendCrash where its process
   *   ended, hung, or answered garbage (the next request starts it anew), or where it threw an error.
   */
  execute(request: ExecutionRequest, options?: { readonly deadline?: number }): Promise<ExecutionResult>;
  /** Ends the process; requests that wait are rejected with BackendCrash. */
  close(): Promise<void>;
}

/**
 * Starts a backend.
 * @param idOrPath a backend's id, or the absolute path of a module whose default export is a BackendDefinition.
 * @throws BackendUnavailable where it cannot run on this machine; BackendCrash where its process dies.
 */
export async function openBackend(idOrPath: string): Promise<BackendHandle> {
  const modulePath = backendModule(idOrPath);
  let { worker, description } = await WorkerProcess.start(idOrPath, modulePath);
  let closed = false;
  let last: Promise<unknown> = Promise.resolve();

  async function run(request: ExecutionRequest, deadline: number): Promise<ExecutionResult> {
    if (closed) throw new BackendCrash(idOrPath, 'closed', 'the backend was closed before this request ran');
    if (!worker.alive) ({ worker, description } = await WorkerProcess.start(idOrPath, modulePath));
    return worker.ask(request, deadline);
  }

  return {
    id: description.backend,
    definition: readDefinition(modulePath),
    describe: () => Promise.resolve(description),
    execute: (request, { deadline = defaultDeadline } = {}) => {
      const answer = last.then(() => run(request, deadline));
      last = answer.catch(() => undefined);
      return answer;
    },
    close: async () => {
      closed = true;
      await worker.stop();
    },
  };
}
