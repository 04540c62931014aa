/** A backend whose 'texts' are orders to misbehave. */
import { spawn } from 'node:child_process';
import type { Backend, BackendDefinition, ExecutionResult } from '../../src/backend';
import { UnsupportedError } from '../../src/backend';

const fine: ExecutionResult = {
  outputs: [{ type: 'f32', shape: [1], data: Float32Array.of(7) }],
  kernels: { device: 1, fallback: 0, fallbackNames: [] },
};

let loseDevice: (reason: string) => void = () => undefined;
const lost = new Promise<string>((resolve) => {
  loseDevice = resolve;
});

const number = (value: number): ExecutionResult => ({
  ...fine,
  outputs: [{ type: 'i32', shape: [1], data: Int32Array.of(value) }],
});

const behaviours: Readonly<Record<string, () => ExecutionResult | Promise<ExecutionResult>>> = {
  answer: () => fine,
  'say your process id': () => number(process.pid),
  // As a Python process that is deep in a compiler: it hears neither signals nor that its input has ended.
  'start a process': () => number(spawn('sh', ['-c', 'trap "" INT TERM; sleep 600']).pid ?? 0),
  exit: () => process.exit(3),
  crash: () => {
    process.stderr.write('about to fall\n');
    process.kill(process.pid, 'SIGSEGV');
    return new Promise(() => undefined);
  },
  'hang in a loop': () => {
    for (;;);
  },
  'hang idly': () => new Promise(() => undefined),
  'print garbage': () => {
    process.stdout.write('{"outputs": garbage');
    console.log('\u0000\u0001 garbage');
    return fine;
  },
  'send garbage': () => {
    process.send?.('garbage');
    return new Promise(() => undefined);
  },
  'wrong size': () => ({ ...fine, outputs: [{ type: 'f32', shape: [2], data: Float32Array.of(7) }] }),
  'lose the device': () => {
    loseDevice('out of reach');
    return new Promise(() => undefined);
  },
  // What V8 does where its heap is full; to fill one takes a minute.
  'run out of memory': () => {
    process.stderr.write('FATAL ERROR: Reached heap limit - JavaScript heap out of memory\n');
    return process.abort();
  },
  throw: () => {
    throw new RangeError('no such thing');
  },
  'be unsupported': () => {
    throw new UnsupportedError('no kernel for it');
  },
};

const definition: BackendDefinition = {
  id: 'misbehaving',
  title: 'A backend that misbehaves',
  routes: ['emitted'],
  native: [],
  accuracy: {
    id: 'none',
    source: 'none',
    flushToZero: false,
    ulp: {
      divide: 0,
      sqrt: 0,
      rsqrt: 0,
      exp: { constant: 0, perMagnitude: 0 },
      log: 0,
      tanh: 0,
      logistic: 0,
      erf: 0,
    },
  },
  preference: 0,
  merit: 'none',
  install: 'nothing to install',
  start: () => {
    const backend: Backend = {
      describe: () =>
        Promise.resolve({
          backend: 'misbehaving',
          device: 'none',
          version: '1',
          software: true,
        }),
      execute: async (request) => {
        if (request.route !== 'emitted') throw new UnsupportedError('emitted route only');
        return behaviours[request.text]();
      },
      lost,
      dispose: () => Promise.resolve(),
    };
    return Promise.resolve(backend);
  },
};
export default definition;
