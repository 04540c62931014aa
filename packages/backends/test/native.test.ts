/**
 * The native route's gradients are derivatives of its own forwards: a step in a direction changes the forward,
 * weighted by the cotangent, by what the gradient says.
 */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  backendDefinitions,
  openBackend,
  UnsupportedError,
  type BackendHandle,
  type DenseArray,
  type NativeRequest,
} from '../src';
import { nativeOps } from '../src/tfjs/native-op';
import { detected } from './detected';
import { f32 } from '../src/interface/texts';

/** All different, so that a swapped axis shows. */
const dims = { N: 2, C: 3, O: 4, h: 5, w: 6, ph: 1, pw: 2, A: 3, K: 4, M: 7, R: 3, D: 5 };
const constants = { eps: 0.1 };
const step = 2 ** -5;

const sizeOf = (shape: readonly number[]): number => shape.reduce((product, n) => product * n, 1);

/** Steps of 1/4, far from 0 and from each other's neighbours: no kink is near. */
function operand(shape: readonly number[], salt: number): DenseArray {
  const data = Array.from({ length: sizeOf(shape) }, (_, k) => (((k * 7 + salt * 5) % 23) - 11.5) / 4);
  return f32(shape, data);
}

const moved = ({ shape, data }: DenseArray, direction: DenseArray, by: number): DenseArray =>
  f32(
    shape,
    Array.from(data, (value, k) => value + by * direction.data[k]),
  );

const inner = (a: DenseArray, b: DenseArray): number =>
  Array.from(a.data).reduce((sum, value, k) => sum + value * b.data[k], 0);

/** Targets: the gradient of a softmax cross-entropy is the framework's only where they sum to one. */
const oneHot = (shape: readonly number[]): DenseArray =>
  f32(
    shape,
    Array.from({ length: sizeOf(shape) }, (_, k) => (k % (shape[1] + 1) === 0 ? 1 : 0)),
  );

/** Gradients of the native route whose kernels a backend does not have. */
const lacking: Readonly<Record<string, RegExp>> = {
  'tfjs-wasm': /^(conv|patchify)[a-z-]*:W$|^depthwise[a-z-]*:[xW]$/,
};

const withNative = backendDefinitions().filter(({ native }) => native.length > 0);
const ids = withNative.map(({ id }) => id);
for (const { id, native } of withNative) {
  if (!detected(id, ids).available) {
    test.skip(`${id}: native gradients NOT TRIED, since it cannot start here`, () => undefined);
    continue;
  }
  describe(id, () => {
    let backend: BackendHandle;
    beforeAll(async () => {
      backend = await openBackend(id);
    });
    afterAll(() => backend.close());

    test.each(native)('%s', async (gradientId) => {
      const [op, argument] = gradientId.split(':');
      const shapes = nativeOps.get(op)?.shapes(dims) ?? {};
      const operands = Object.fromEntries(
        Object.entries(shapes).map(([name, shape], salt) => [
          name,
          name === 't' ? oneHot(shape) : operand(shape, salt),
        ]),
      );
      const forward = async (at: DenseArray): Promise<DenseArray> => {
        const values = { ...operands, [argument]: at };
        const { outputs } = await backend.execute({ route: 'native', op, operands: values, dims, constants });
        return outputs[0];
      };
      const x = operands[argument];
      const direction = operand(x.shape, 3);
      const cotangent = operand((await forward(x)).shape, 4);
      const request: NativeRequest = {
        route: 'native',
        op,
        argument,
        operands,
        cotangent,
        dims,
        constants,
      };
      if (lacking[id]?.test(gradientId)) {
        const refused = backend.execute(request);
        await expect(refused).rejects.toBeInstanceOf(UnsupportedError);
        await expect(refused).rejects.toThrow(/has no kernel \w+Backprop(Filter|Input)$/);
        return;
      }
      const { outputs, kernels } = await backend.execute(request);
      expect(kernels.fallback).toBe(0);
      expect(outputs[0].shape).toEqual(x.shape);
      const far = await forward(moved(x, direction, step));
      const near = await forward(moved(x, direction, -step));
      const change = (inner(cotangent, far) - inner(cotangent, near)) / (2 * step);
      const predicted = inner(outputs[0], direction);
      expect(Math.abs(predicted - change)).toBeLessThan(0.01 * (1 + Math.abs(change)));
    });
  });
}
