/** tfjs-cpu, with one output more: how many tensors it holds. */
import * as tf from '@tensorflow/tfjs';
import type { BackendDefinition } from '../../src/backend';
import tfjsCpu from '../../src/tfjs-cpu';

const definition: BackendDefinition = {
  ...tfjsCpu,
  id: 'memory',
  start: async () => {
    const backend = await tfjsCpu.start();
    return {
      ...backend,
      execute: async (request) => {
        const result = await backend.execute(request);
        const tensors = { type: 'i32', shape: [], data: Int32Array.of(tf.memory().numTensors) } as const;
        return { ...result, outputs: [...result.outputs, tensors] };
      },
    };
  },
};
export default definition;
