/** The backend in a reader's browser: the same lowering, on the browser's own WebGPU. */
import * as tf from '@tensorflow/tfjs';
import '@tensorflow/tfjs-backend-webgpu';
import type { Backend, BackendDefinition } from '../backend';
import { accuracy } from './accuracy';
import { describeAdapter, openOnWebGpu } from './open';

/** As a run sees it: the emitted text alone, so that nothing of the framework's own gradients is bundled. */
export const definition = {
  id: 'tfjs-webgpu',
  accuracy,
  native: [],
  deviations: [],
} as const satisfies Pick<BackendDefinition, 'id' | 'accuracy' | 'native' | 'deviations'>;

/** @throws Error where the browser has no WebGPU, or no adapter answers: its message is for readers. */
export async function start(): Promise<Backend> {
  const { gpu } = navigator as Partial<Pick<Navigator, 'gpu'>>;
  if (!gpu) throw new Error('This browser has no WebGPU.');
  const adapter = await gpu.requestAdapter({ powerPreference: 'high-performance' });
  if (!adapter)
    throw new Error('This browser has WebGPU, but no adapter answered: the GPU or its driver is blocked.');
  return openOnWebGpu(
    describeAdapter(adapter.info, `TensorFlow.js ${tf.version.tfjs} in ${navigator.userAgent}`),
  );
}
