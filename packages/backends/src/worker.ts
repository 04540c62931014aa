/**
 * A backend's own process: `worker.ts MODULE HOST` starts the backend that MODULE declares and answers requests
 * in order until its host (a process id) goes away.
 */
import { isUnsupported, type Backend, type ExecutionResult } from './backend';
import { readDefinition } from './definition';
import { hasGroups, killGroup } from './process-group';
import type { ReplyMessage, RequestMessage } from './protocol';
import { endWithParent } from './watchdog';

const reply = (message: ReplyMessage): Promise<void> =>
  new Promise((resolve) => {
    if (process.send === undefined) throw new Error('worker.ts is started by openBackend, not by hand');
    process.send(message, undefined, undefined, () => {
      resolve();
    });
  });

class DeviceLost extends Error {}

/** Fails the request under way, if there is one. */
let abandon: ((error: DeviceLost) => void) | undefined;

const executing = (backend: Backend, request: RequestMessage['request']): Promise<ExecutionResult> =>
  new Promise((resolve, reject) => {
    abandon = reject;
    backend.execute(request).then(resolve, reject);
  });

async function answer(backend: Backend, { id, request }: RequestMessage): Promise<void> {
  try {
    await reply({ kind: 'result', id, result: await executing(backend, request) });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [unsupported, lost] = [isUnsupported(error), error instanceof DeviceLost];
    await reply({ kind: 'error', id, unsupported, lost, message });
  } finally {
    abandon = undefined;
  }
}

/** Without its device this process is of no use: it ends, once the request under way has failed. */
function endWhenLost({ lost }: Backend): void {
  void lost?.then((reason) => {
    if (abandon) abandon(new DeviceLost(`the device was lost: ${reason}`));
    else process.exit(1);
  });
}

async function serve(modulePath: string): Promise<void> {
  const definition = readDefinition(modulePath);
  let backend: Backend;
  try {
    backend = await definition.start();
    await reply({ kind: 'ready', description: await backend.describe() });
    endWhenLost(backend);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await reply({ kind: 'unavailable', reason, install: definition.install });
    process.exit(0);
  }
  let last = Promise.resolve();
  process.on('message', (message: RequestMessage) => {
    last = last.then(() => answer(backend, message));
  });
  process.removeAllListeners('disconnect');
  process.once('disconnect', () => {
    void backend.dispose().finally(end);
  });
}

/** Ends this process, and what the backend started and did not end. */
function end(): void {
  if (hasGroups) killGroup(process.pid);
  process.exit(0);
}

process.once('disconnect', end);
const [, , modulePath, host] = process.argv;
endWithParent(Number(host));
void serve(modulePath);
