import { describe, expect, test } from '@jest/globals';
import { UnsupportedError, type DenseArray, type NativeRequest } from '@gradcert/backends';
import { checkNative } from '../src';
import { backend, spec } from './fixtures';

/** What is wrong with a backend that declares a kernel and answers for it in this way. */
async function problemOf(name: string, answer: (request: NativeRequest) => DenseArray): Promise<string> {
  const { definition } = backend();
  const handle = {
    definition: { ...definition, native: [name] },
    execute: (request: Parameters<ReturnType<typeof backend>['execute']>[0]) =>
      Promise.resolve(request as NativeRequest).then((native) => ({
        outputs: [answer(native)],
        kernels: { device: 1, fallback: 0, fallbackNames: [] },
      })),
  };
  const [{ verdict, message }] = await checkNative(handle, spec);
  expect(verdict).toBe(message === '' ? 'held' : 'failed');
  return message;
}

describe('a native kernel that is declared', () => {
  test('and answers in the shape of its argument is fine', async () => {
    expect(await problemOf('conv:W', ({ operands }) => operands.W)).toBe('');
  });

  test('but is no gradient that is certified is told from those that are', async () => {
    expect(await problemOf('conv:w', ({ operands }) => operands.W)).toMatch(/of conv there are: .*conv:W/);
    expect(await problemOf('convolve', ({ operands }) => operands.W)).toBe("there is no op 'convolve'");
  });

  test('but returns another shape, or says that it has none, is wrong', async () => {
    expect(await problemOf('dense:W', ({ operands }) => operands.x)).toBe(
      'it returned f32[2,5] instead of f32[5,3]',
    );
    const lacking = (): never => {
      throw new UnsupportedError('no kernel for it');
    };
    expect(await problemOf('dense:W', lacking)).toBe('no kernel for it');
  });
});
