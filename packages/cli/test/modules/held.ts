/**
 * The software reference, which computes one thing and then waits until the file GRADCERT_TEST_GO is there: a shard in
 * mid-run. The first that starts on a new GRADCERT_TEST_BROKEN does not: a machine at fault.
 */
import { closeSync, existsSync, openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { ieeeAccuracy, softwareBackend, type BackendDefinition } from '@gradcert/backends';

/** Whether nobody made the file before. */
function isFirst(file: string): boolean {
  try {
    closeSync(openSync(file, 'wx'));
    return true;
  } catch {
    return false;
  }
}

const definition: BackendDefinition = {
  id: 'held',
  title: 'The reference, held',
  routes: ['emitted'],
  native: [],
  accuracy: ieeeAccuracy,
  preference: -1,
  merit: 'it waits',
  install: 'nothing to install',
  start: () => {
    if (isFirst(process.env.GRADCERT_TEST_BROKEN ?? ''))
      return Promise.reject(new Error('this machine is broken'));
    const backend = softwareBackend();
    let executions = 0;
    return Promise.resolve({
      ...backend,
      describe: async () => ({ ...(await backend.describe()), backend: 'held' }),
      execute: async (request) => {
        executions++;
        while (executions > 1 && !existsSync(process.env.GRADCERT_TEST_GO ?? '')) await sleep(50);
        return backend.execute(request);
      },
    });
  },
};
export default definition;
