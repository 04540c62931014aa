/** Starts TensorFlow behind tfjs-node's addon, in this process. */
import util from 'node:util';
import * as tf from '@tensorflow/tfjs';
import type { Backend, DeviceDescription } from '../backend';
import { installedFolder } from '../install/folders';
import { load } from '../load';
import { processorName } from '../processor';
import { tfjsBackend } from '../tfjs/backend';
import { countKernelCalls } from '../tfjs/counting';
import { packageFolder, tensorflowInstallation, type TensorFlowBackend } from './installation';

/** What tfjs-node's own backend class holds, by its source. */
interface NodeBackend {
  readonly isUsingGpuDevice: boolean;
  readonly binding: { readonly TF_Version: string };
}

/** @throws InstallError where it is not installed. */
export async function start(id: TensorFlowBackend): Promise<Backend> {
  const folder = installedFolder(tensorflowInstallation(id), 'package');
  process.env.TF_CPP_MIN_LOG_LEVEL ??= '3'; // read when the library is loaded
  // Node 23 removed these, and tfjs-node 4.22.0 still calls them.
  const removed: Partial<Record<'isNullOrUndefined' | 'isArray', (value: unknown) => boolean>> = util;
  removed.isNullOrUndefined ??= (value) => value === null || value === undefined;
  removed.isArray ??= Array.isArray;
  // Before the addon's package is loaded: it brings a tfjs of its own, which registers with the same engine again.
  tf.enableProdMode();
  load(packageFolder(folder, id));
  if (!(await tf.setBackend('tensorflow')))
    throw new Error("tfjs-node did not start its backend 'tensorflow'");
  const backend = tf.backend() as unknown as NodeBackend;
  return tfjsBackend(describe(id, backend), countKernelCalls('tensorflow'));
}

function describe(id: TensorFlowBackend, { isUsingGpuDevice, binding }: NodeBackend): DeviceDescription {
  const note = isUsingGpuDevice
    ? 'TensorFlow itself places each kernel, and one that CUDA lacks runs on the CPU: its API does not say which did'
    : 'no CUDA device answered, so TensorFlow runs its CPU kernels';
  return {
    backend: id,
    device: isUsingGpuDevice ? 'CUDA device 0' : processorName(),
    version: `TensorFlow ${binding.TF_Version}, ${id} ${tf.version.tfjs}`,
    software: !isUsingGpuDevice,
    ...(id === 'tfjs-node-gpu' ? { note } : {}),
  };
}
