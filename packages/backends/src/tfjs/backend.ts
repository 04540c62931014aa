/** What the TensorFlow.js backends share: both routes, on whichever tfjs backend is set. */
import { parseModule } from '@gradcert/stablehlo';
import * as tf from '@tensorflow/tfjs';
import { UnsupportedError, type Backend, type DenseArray, type DeviceDescription } from '../backend';
import { download } from './arrays';
import type { KernelCounter } from './counting';
import { lowerFunction } from './lowering';
import { runNative } from './native-route';

/**
 * The one backend of this process. tfjs has set its own backend, and `counter` watches it.
 * @param takeFaults what the device complained of since the last call; a request with faults has no result.
 */
export function tfjsBackend(
  description: DeviceDescription,
  counter: KernelCounter,
  takeFaults: () => readonly string[] = () => [],
): Backend {
  return {
    describe: () => Promise.resolve(description),
    execute: async (request) => {
      counter.reset();
      // A scope instead of tf.tidy, since reading results is asynchronous.
      tf.engine().startScope('request');
      try {
        const outputs =
          request.route === 'emitted'
            ? lowerFunction(parseModule(request.text).functions[0], request.inputs)
            : [runNative(request)];
        const arrays: DenseArray[] = [];
        for (const output of outputs) arrays.push(await download(output));
        const fault = takeFaults().at(0);
        if (fault !== undefined) throw new Error(`the device reported: ${fault}`);
        return { outputs: arrays, kernels: counter.read() };
      } catch (error) {
        throw asUnsupported(error);
      } finally {
        tf.engine().endScope();
      }
    },
    dispose: () => {
      tf.engine().reset();
      return Promise.resolve();
    },
  };
}

/** tfjs says in words alone that a backend lacks a kernel; its registry says whether the words are true. */
function asUnsupported(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const [, kernel, backend] =
    /^Kernel '(\w+)' not registered for backend '([\w-]+)'/.exec(error.message) ?? [];
  if (kernel === undefined || tf.getKernel(kernel, backend) !== undefined) return error;
  return new UnsupportedError(`TensorFlow.js's backend '${backend}' has no kernel ${kernel}`);
}
