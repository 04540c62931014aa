/**
 * The software reference, which goes wrong in another way at each of some sizes: a process that is started anew
 * remembers nothing else.
 */
import {
  softwareBackend,
  type BackendDefinition,
  type DenseArray,
  type ExecutionResult,
} from '@gradcert/backends';

const sound = softwareBackend();

const changed = (result: ExecutionResult, change: (first: DenseArray) => DenseArray): ExecutionResult => ({
  ...result,
  outputs: result.outputs.map(change),
});

const ailments: Readonly<
  Record<number, (result: ExecutionResult) => ExecutionResult | Promise<ExecutionResult>>
> = {
  10: (result) => changed(result, (first) => ({ ...first, data: first.data.map(() => NaN) })),
  12: (result) => changed(result, (first) => ({ ...first, shape: [...first.shape, 1] })),
  2: (result) => ({ ...result, outputs: [] }),
  1: () => process.exit(7),
  // As kill -9 by someone else, in the middle of a case.
  9: () => {
    process.kill(process.pid, 'SIGKILL');
    return new Promise(() => undefined);
  },
  45: (result) => {
    process.stdout.write('{"kind": "result", "outputs": \u0000 garbage\n');
    return result;
  },
  134: () => {
    process.send?.('garbage');
    return new Promise(() => undefined);
  },
  24: () => new Promise(() => undefined),
};

const definition: BackendDefinition = {
  id: 'sick',
  title: 'Goes wrong in many ways',
  routes: ['emitted'],
  native: [],
  accuracy: {
    id: 'exact',
    source: 'none',
    flushToZero: false,
    ulp: {
      divide: 0.5,
      sqrt: 0.5,
      rsqrt: 0.5,
      exp: { constant: 0.5, perMagnitude: 0 },
      log: 0.5,
      tanh: 0.5,
      logistic: 0.5,
      erf: 0.5,
    },
  },
  preference: 0,
  merit: 'none',
  install: 'nothing to install',
  start: () =>
    Promise.resolve({
      ...sound,
      execute: async (request) => {
        const result = await sound.execute(request);
        return ailments[result.outputs[0].data.length]?.(result) ?? result;
      },
    }),
};
export default definition;
