import * as tf from '@tensorflow/tfjs';
import type { Backend } from '../backend';
import { load } from '../load';
import { provideVulkanDriver } from '../vulkan-driver';
import { describeAdapter, openOnWebGpu } from './open';

/** @throws Error where no adapter answers. */
export async function start(): Promise<Backend> {
  const note = provideVulkanDriver();
  // Dawn is an ES module, and tfjs's backend expects a browser's globals before it is loaded.
  const { create, globals } = await import('webgpu');
  Object.assign(globalThis, globals);
  const gpu = create([]);
  Object.defineProperty(globalThis, 'navigator', { value: { gpu }, configurable: true });
  const adapter = await gpu.requestAdapter({ powerPreference: 'high-performance' });
  if (adapter === null)
    throw new Error('no WebGPU adapter answered: there is no Vulkan driver that Dawn accepts');

  const { version } = load<{ readonly version: string }>('webgpu/package.json');
  load('@tensorflow/tfjs-backend-webgpu');
  return openOnWebGpu(
    describeAdapter(adapter.info, `TensorFlow.js ${tf.version.tfjs}, Dawn of webgpu ${version}`, note),
  );
}
