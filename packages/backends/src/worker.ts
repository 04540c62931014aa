/**
 * A backend's own process: `worker.ts MODULE HOST` starts the backend that MODULE declares and answers requests
 * in order until its host (a process id) goes away.
 */
import { isUnsupported, type Backend } from './backend';
import { readDefinition } from './definition';
import type { ReplyMessage, RequestMessage } from './protocol';
import { endWithParent } from './watchdog';

const reply = (message: ReplyMessage): Promise<void> =>
  new Promise((resolve) => {
    if (process.send === undefined) throw new Error('worker.ts is started by openBackend, not by hand');
    process.send(message, undefined, undefined, () => {
      resolve();
    });
  });

async function answer(backend: Backend, { id, request }: RequestMessage): Promise<void> {
  try {
    await reply({ kind: 'result', id, result: await backend.execute(request) });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    await reply({ kind: 'error', id, unsupported: isUnsupported(error), message });
  }
}

async function serve(modulePath: string): Promise<void> {
  const definition = readDefinition(modulePath);
  let backend: Backend;
  try {
    backend = await definition.start();
    await reply({ kind: 'ready', description: await backend.describe() });
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
    void backend.dispose().finally(() => process.exit(0));
  });
}

process.once('disconnect', () => process.exit(0));
const [, , modulePath, host] = process.argv;
endWithParent(Number(host));
void serve(modulePath);
