/** A device that gives every addition to the CPU, as the WebGPU backend may do with small operands. */
import * as tf from '@tensorflow/tfjs';
import type { BackendDefinition } from '../../src/backend';
import tfjsCpu from '../../src/tfjs-cpu';
import { tfjsBackend } from '../../src/tfjs/backend';
import { countDispatches } from '../../src/tfjs/counting';

const device = {
  shouldExecuteOnCPU: (kernel: string): boolean => kernel === 'Add',
  runWebGPUProgram: (): undefined => undefined,
};

const definition: BackendDefinition = {
  ...tfjsCpu,
  id: 'fallback',
  start: async () => {
    tf.enableProdMode();
    await tf.setBackend('cpu');
    for (const config of tf.getKernelsForBackend('cpu')) {
      const { kernelName, kernelFunc } = config;
      config.kernelFunc = (parameters) => {
        const decide = device.shouldExecuteOnCPU as (...operands: unknown[]) => boolean;
        if (!decide(kernelName)) device.runWebGPUProgram();
        return kernelFunc(parameters);
      };
    }
    return tfjsBackend(
      { backend: 'fallback', device: 'a device with fallbacks', version: '1', software: true },
      countDispatches('cpu', device),
    );
  },
};
export default definition;
