/** The software reference, which computes one thing and then waits until the file GRADCERT_TEST_GO is there: a shard in mid-run. */
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BackendDefinition } from '@gradcert/backends';
import { backendDefinitions, softwareBackend } from '@gradcert/backends';

const software = backendDefinitions().find(({ id }) => id === 'software');
if (!software) throw new Error('there is no software reference');

const definition: BackendDefinition = {
  ...software,
  id: 'held',
  start: () => {
    const backend = softwareBackend();
    let executions = 0;
    return Promise.resolve({
      ...backend,
      execute: async (request) => {
        executions++;
        while (executions > 1 && !existsSync(process.env.GRADCERT_TEST_GO ?? '')) await sleep(50);
        return backend.execute(request);
      },
    });
  },
};
export default definition;
