import * as tf from '@tensorflow/tfjs';
import type { Backend } from '../backend';
import { processorName } from '../processor';
import { tfjsBackend } from '../tfjs/backend';
import { countKernelCalls } from '../tfjs/counting';

export async function start(): Promise<Backend> {
  tf.enableProdMode(); // keeps it from printing advice
  if (!(await tf.setBackend('cpu'))) throw new Error("TensorFlow.js did not start its 'cpu' backend");
  return tfjsBackend(
    {
      backend: 'tfjs-cpu',
      device: processorName(),
      version: `TensorFlow.js ${tf.version.tfjs}`,
      software: true,
    },
    countKernelCalls('cpu'),
  );
}
