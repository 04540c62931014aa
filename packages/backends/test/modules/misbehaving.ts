/** A backend whose 'texts' are orders to misbehave. */
import type { Backend, BackendDefinition, ExecutionResult } from '../../src/backend';
import { UnsupportedError } from '../../src/backend';

const fine: ExecutionResult = {
  outputs: [{ type: 'f32', shape: [1], data: Float32Array.of(7) }],
  kernels: { device: 1, fallback: 0, fallbackNames: [] },
};

const behaviours: Readonly<Record<string, () => ExecutionResult | Promise<ExecutionResult>>> = {
  answer: () => fine,
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
          device: String(process.pid),
          version: '1',
          software: true,
        }),
      execute: async (request) => {
        if (request.route !== 'emitted') throw new UnsupportedError('emitted route only');
        return behaviours[request.text]();
      },
      dispose: () => Promise.resolve(),
    };
    return Promise.resolve(backend);
  },
};
export default definition;
