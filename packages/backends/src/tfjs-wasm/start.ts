import * as tf from '@tensorflow/tfjs';
import { getThreadsCount, version_wasm } from '@tensorflow/tfjs-backend-wasm';
import type { Backend } from '../backend';
import { processorName } from '../processor';
import { tfjsBackend } from '../tfjs/backend';
import { countKernelCalls } from '../tfjs/counting';

export async function start(): Promise<Backend> {
  tf.enableProdMode(); // keeps it from printing advice
  if (!(await tf.setBackend('wasm'))) throw new Error("TensorFlow.js did not start its 'wasm' backend");
  const simd = tf.env().getBool('WASM_HAS_SIMD_SUPPORT') ? 'WebAssembly with SIMD' : 'WebAssembly';
  return tfjsBackend(
    {
      backend: 'tfjs-wasm',
      device: `${processorName()}, ${simd}, threads: ${String(getThreadsCount())}`,
      version: `TensorFlow.js ${tf.version.tfjs}, tfjs-backend-wasm ${version_wasm}`,
      software: true,
    },
    countKernelCalls('wasm'),
  );
}
