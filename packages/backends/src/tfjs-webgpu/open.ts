/** TensorFlow.js's WebGPU backend, once a WebGPU is there: what Node and a browser share. */
import * as tf from '@tensorflow/tfjs';
import type { Backend, DeviceDescription } from '../backend';
import { tfjsBackend } from '../tfjs/backend';
import { countDispatches, type DispatchingBackend } from '../tfjs/counting';

/**
 * Starts it. The package @tensorflow/tfjs-backend-webgpu is loaded already.
 * @throws Error where it does not start.
 */
export async function openOnWebGpu(description: DeviceDescription): Promise<Backend> {
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
  return { ...tfjsBackend(description, dispatches, () => faults.splice(0)), lost };
}

/** An adapter in the words of reports. */
export function describeAdapter(info: GPUAdapterInfo, version: string, note?: string): DeviceDescription {
  const names = [info.vendor, info.architecture, info.device, info.description].join(' ');
  const software = /swiftshader|llvmpipe|lavapipe|software/i.test(names);
  const name = info.description || info.device || [info.vendor, info.architecture].filter(Boolean).join(' ');
  return {
    backend: 'tfjs-webgpu',
    device: `${name || 'an adapter without a name'}${software ? ' (software)' : ''}`,
    version,
    software,
    ...(note === undefined ? {} : { note }),
  };
}
