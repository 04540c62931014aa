/** The software reference, which computes one thing and then waits until the file GRADCERT_TEST_GO is there: a shard in mid-run. */
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { ieeeAccuracy, softwareBackend, type BackendDefinition } from '@gradcert/backends';

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
