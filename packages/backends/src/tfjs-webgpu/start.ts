import * as tf from '@tensorflow/tfjs';
import type { Backend, DeviceDescription } from '../backend';
import { version } from 'webgpu/package.json';
import { load } from '../load';
import { tfjsBackend } from '../tfjs/backend';
import { countDispatches, type DispatchingBackend } from '../tfjs/counting';
import { provideVulkanDriver } from '../vulkan-driver';

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

  load('@tensorflow/tfjs-backend-webgpu');
  tf.enableProdMode(); // keeps it from printing advice
  tf.env().set('WEBGPU_CPU_FORWARD', false); // small operands would be computed on the CPU
  if (!(await tf.setBackend('webgpu'))) throw new Error("TensorFlow.js did not start its 'webgpu' backend");
  const backend = tf.backend() as unknown as DispatchingBackend & { readonly device: GPUDevice };
  const faults: string[] = [];
  backend.device.addEventListener('uncapturederror', (event) => {
    faults.push(event.error.message);
  });
  const lost = backend.device.lost.then(({ reason, message }) => `${reason}: ${message}`);
  const dispatches = countDispatches('webgpu', backend);
  return { ...tfjsBackend(describe(adapter.info, note), dispatches, () => faults.splice(0)), lost };
}

function describe(info: GPUAdapterInfo, note: string | undefined): DeviceDescription {
  const names = [info.vendor, info.architecture, info.device, info.description].join(' ');
  const software = /swiftshader|llvmpipe|lavapipe|software/i.test(names);
  return {
    backend: 'tfjs-webgpu',
    device: `${info.description || info.device || info.vendor}${software ? ' (software)' : ''}`,
    version: `TensorFlow.js ${tf.version.tfjs}, Dawn of webgpu ${version}`,
    software,
    ...(note === undefined ? {} : { note }),
  };
}
