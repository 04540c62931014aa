/** Counts the kernels that ran on a tfjs backend's device, and those that it silently gave to the CPU. */
import * as tf from '@tensorflow/tfjs';
import type { ExecutionResult } from '../backend';

export interface KernelCounter {
  reset(): void;
  read(): ExecutionResult['kernels'];
}

/** Kernels that only give data another shape: nothing runs. */
const metadataOnly = new Set(['Reshape', 'Identity']);

/** A tfjs backend that may hand small work to the CPU and dispatches programs, as the WebGPU one does. */
export interface DispatchingBackend {
  shouldExecuteOnCPU(...operands: never[]): boolean;
  runWebGPUProgram(...operands: never[]): unknown;
}

/** Every kernel call of a backend whose device is the CPU counts; none can fall back. */
export function countKernelCalls(backendName: string): KernelCounter {
  let device = 0;
  watchKernels(backendName, (name, run) => {
    if (!metadataOnly.has(name)) device++;
    return run();
  });
  return {
    reset: () => {
      device = 0;
    },
    read: () => ({ device, fallback: 0, fallbackNames: [] }),
  };
}

/** Every program dispatched counts, and every decision for the CPU is a fallback by the kernel's name. */
export function countDispatches(backendName: string, backend: DispatchingBackend): KernelCounter {
  let device = 0;
  let fallbackNames: string[] = [];
  const running: string[] = [];
  watchKernels(backendName, (name, run) => {
    running.push(name);
    try {
      return run();
    } finally {
      running.pop();
    }
  });
  const decide = backend.shouldExecuteOnCPU.bind(backend);
  backend.shouldExecuteOnCPU = (...operands) => {
    const onCpu = decide(...operands);
    if (onCpu) fallbackNames.push(running.at(-1) ?? 'unknown');
    return onCpu;
  };
  const dispatch = backend.runWebGPUProgram.bind(backend);
  backend.runWebGPUProgram = (...operands) => {
    device++;
    return dispatch(...operands);
  };
  return {
    reset: () => {
      device = 0;
      fallbackNames = [];
    },
    read: () => ({ device, fallback: fallbackNames.length, fallbackNames }),
  };
}

type Watch = <T>(kernel: string, run: () => T) => T;

/** Puts `watch` around every kernel that is registered for a backend. */
function watchKernels(backendName: string, watch: Watch): void {
  for (const config of tf.getKernelsForBackend(backendName)) {
    const { kernelName, kernelFunc } = config;
    config.kernelFunc = (parameters) => watch(kernelName, () => kernelFunc(parameters));
  }
}
