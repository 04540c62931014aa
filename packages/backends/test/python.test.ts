/** Kernels in a Python file: what they return, and all that can go wrong with them. */
import { writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openBackend, UnsupportedError, type Backend, type BackendHandle, type DenseArray } from '../src';
import { f32, textCases } from '../src/interface/texts';
import { pythonBackend, type PythonBackendOptions } from '../src/python/python-backend';
import misbehaving from './modules/misbehaving-python';
import { hasNumpy } from './numpy';

const x = f32([3], [1, 2, 3]);
const script = join(__dirname, 'modules', 'misbehaving.py');
const folder = mkdtempSync(join(tmpdir(), 'gradcert-python-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const order = async (backend: Pick<Backend, 'execute'>, op: string): Promise<readonly DenseArray[]> =>
  (await backend.execute({ route: 'native', op, operands: { x }, dims: {}, constants: {} })).outputs;

if (!hasNumpy) {
  test('kernels in Python: NOT TRIED, since there is no python3 with numpy (pip install numpy)', () => {
    expect(hasNumpy).toBe(false);
  });
} else {
  describe('kernels in Python', () => {
    let backend: Backend;
    beforeAll(async () => {
      backend = await misbehaving.start();
    });
    afterAll(() => backend.dispose());

    test('say what they run on', async () => {
      expect(await backend.describe()).toMatchObject({
        backend: 'misbehaving-python',
        version: expect.stringMatching(/^Python 3\..*, NumPy /),
        software: true,
      });
    });

    test('take and return arrays, which they may write over', async () => {
      expect(await order(backend, 'double')).toEqual([f32([3], [2, 4, 6])]);
      expect(await order(backend, 'write over an operand')).toEqual([f32([3], [9, 2, 3])]);
    });

    test('run text whose inputs fit it', async () => {
      const [{ text, inputs, output }] = textCases;
      expect((await backend.execute({ route: 'emitted', text, inputs })).outputs).toEqual([output]);
      await expect(backend.execute({ route: 'emitted', text, inputs: [x, x] })).rejects.toThrow(
        'input 0 is f32[3], the function takes f32[2,2]',
      );
    });

    test('may print', async () => {
      expect(await order(backend, 'print')).toEqual([x]);
    });

    test('read nothing of what is not for them', async () => {
      expect(await order(backend, 'read input')).toEqual([f32([], [0])]);
    });

    test('return types and values as they are, for the verdict to judge', async () => {
      expect(await order(backend, 'return float64')).toEqual([
        { ...x, type: 'f64', data: Float64Array.of(1, 2, 3) },
      ]);
      expect(await order(backend, 'return NaN')).toEqual([f32([3], [NaN, NaN, NaN])]);
    });

    test.each([
      ['throw', /^ValueError: no luck\nwith 1.0 \(misbehaving.py:\d+, in throws\)$/],
      ['throw in a library', /^ValueError: cannot reshape array .*\(misbehaving.py:\d+, in throws_deep\)$/],
      ['return nothing', "TypeError: kernel 'return nothing' returned nothing"],
      ['return integers', "TypeError: kernel 'return integers' returned an array of int64: return float32"],
      ['ask for too much', "kernel 'ask for too much' asks for dy; there are: x, dims, constants"],
    ])('fail by the last line of the traceback, and live on: %s', async (op, message) => {
      await expect(order(backend, op)).rejects.toThrow(message);
      expect(await order(backend, 'double')).toHaveLength(1);
    });

    test.each([
      ['lack it', 'not on this GPU'],
      ['relu', /no kernel 'relu'; there are: double, /],
    ])('may be lacking: %s', async (op, message) => {
      const answer = order(backend, op);
      await expect(answer).rejects.toBeInstanceOf(UnsupportedError);
      await expect(answer).rejects.toThrow(message);
    });
  });

  describe('a Python process that is lost loses one request', () => {
    let backend: BackendHandle;
    beforeAll(async () => {
      backend = await openBackend(join(__dirname, 'modules', 'misbehaving-python.ts'));
    });
    afterAll(() => backend.close());

    test.each([
      ['abort', /the Python process is lost: it was ended by SIGABRT\n(.*\n)*about to fall/],
      ['answer garbage', /the Python process is lost: it answered what is no frame/],
    ])('%s', async (op, output) => {
      await expect(order(backend, op)).rejects.toMatchObject({
        kind: 'exited',
        output: expect.stringMatching(output),
      });
      expect(await order(backend, 'double')).toHaveLength(1);
    });
  });

  describe('does not start', () => {
    const starting = (change: Partial<PythonBackendOptions>): Promise<Backend> =>
      pythonBackend({ ...misbehaving, native: [], script, ...change }).start();

    test('without a kernel that is declared', async () => {
      await expect(starting({ native: ['double', 'triple'] })).rejects.toThrow(
        /has no kernel triple; it has: abort, /,
      );
    });

    test('where the file does not load', async () => {
      const broken = join(folder, 'broken.py');
      writeFileSync(broken, '\nimport no_such_module\n');
      await expect(starting({ script: broken })).rejects.toThrow(
        "ModuleNotFoundError: No module named 'no_such_module' (broken.py:2, in <module>)",
      );
    });

    test('without Python', async () => {
      await expect(starting({ python: '/no/python' })).rejects.toThrow("'/no/python' cannot be started: ");
    });
  });
}
