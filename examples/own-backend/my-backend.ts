import type { BackendDefinition, DenseArray, NativeRequest } from '@gradcert/backends';

type Kernel = (request: NativeRequest, dy: ArrayLike<number>) => DenseArray;

/** The kernels under test, by op and argument. */
const kernels: Record<string, Kernel> = {
  // dW[a,k] = sum(n) x[n,a] * dy[n,k]
  'dense:W': ({ operands: { x }, dims: { N, A, K } }, dy) => {
    const data = new Float32Array(A * K);
    for (let n = 0; n < N; n++)
      for (let a = 0; a < A; a++)
        for (let k = 0; k < K; k++) data[a * K + k] += x.data[n * A + a] * dy[n * K + k];
    return { type: 'f32', shape: [A, K], data };
  },
  // db[k] = sum(n) dy[n,k]
  'dense:b': ({ dims: { N, K } }, dy) => {
    const data = new Float32Array(K);
    for (let at = 0; at < N * K; at++) data[at % K] += dy[at];
    return { type: 'f32', shape: [K], data };
  },
};

/** What this backend lacks is unsupported; any other error is a failure. */
const unsupported = (what: string): Error =>
  Object.assign(new Error(`no kernel for ${what}`), { name: 'UnsupportedError' });

const definition: BackendDefinition = {
  id: 'my-backend',
  title: 'Loops in JavaScript',
  routes: ['native'],
  native: Object.keys(kernels),
  accuracy: {
    id: 'my-backend',
    source: 'ECMA-262: sums and products in float64, each rounded to float32 where it is stored',
    flushToZero: false,
    // No function is called, so nothing need be granted to any.
    ulp: {
      ...{ divide: 0.5, sqrt: 0.5, rsqrt: 0.5, log: 0.5, tanh: 0.5, logistic: 0.5, erf: 0.5 },
      exp: { constant: 0.5, perMagnitude: 0 },
    },
  },
  preference: -1,
  merit: 'it is mine',
  install: 'nothing to install',
  start: async () => ({
    describe: async () => ({ backend: 'my-backend', device: 'this CPU', version: '1', software: true }),
    execute: async (request) => {
      if (request.route !== 'native') throw unsupported('StableHLO text');
      const name = `${request.op}:${request.argument ?? ''}`;
      if (!(name in kernels) || !request.cotangent) throw unsupported(name);
      const output = kernels[name](request, request.cotangent.data);
      return { outputs: [output], kernels: { device: 1, fallback: 0, fallbackNames: [] } };
    },
    dispose: async () => undefined,
  }),
};
export default definition;
