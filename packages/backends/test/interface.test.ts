/**
 * What every backend must do, whichever it is. A backend that cannot start here is named in the title of a
 * test that says why it was not tried.
 */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { backendDefinitions, BackendCrash, openBackend, UnsupportedError, type BackendHandle } from '../src';
import { f32, textCases } from './texts';
import { detected } from './detected';

const ids = backendDefinitions().map(({ id }) => id);
for (const id of ids) {
  const availability = detected(id, ids);
  if (!availability.available) {
    test(`${id}: NOT TRIED, since it cannot start here (${availability.reason})`, () => {
      expect(availability.install).not.toBe('');
    });
    continue;
  }

  describe(id, () => {
    let backend: BackendHandle;
    beforeAll(async () => {
      backend = await openBackend(id);
    });
    afterAll(() => backend.close());

    test('says what it runs on', async () => {
      const description = await backend.describe();
      expect(description.backend).toBe(id);
      expect(description.device).not.toBe('');
      expect(description.version).not.toBe('');
      expect(typeof description.software).toBe('boolean');
    });

    test.each(textCases)('runs text: $name', async ({ text, inputs, output }) => {
      const { outputs, kernels } = await backend.execute({ route: 'emitted', text, inputs });
      expect(outputs).toEqual([output]);
      expect(kernels).toEqual({ device: expect.any(Number), fallback: 0, fallbackNames: [] });
      expect(kernels.device).toBeGreaterThan(0);
    });

    test('refuses a wrong number of inputs, and one of the wrong shape', async () => {
      const { text, inputs } = textCases[0];
      const few = backend.execute({ route: 'emitted', text, inputs: inputs.slice(1) });
      await expect(few).rejects.toBeInstanceOf(BackendCrash);
      await expect(few).rejects.toThrow(/takes 2 inputs, got 1/);
      const flat = backend.execute({ route: 'emitted', text, inputs: [inputs[0], f32([4], [1, 2, 3, 4])] });
      await expect(flat).rejects.toThrow(/input 1 is f32\[4\], the function takes f32\[2,2\]/);
    });

    test('refuses text that is none, and lives on', async () => {
      const nonsense = backend.execute({ route: 'emitted', text: 'module {', inputs: [] });
      await expect(nonsense).rejects.toThrow(BackendCrash);
      const { text, inputs, output } = textCases[0];
      expect((await backend.execute({ route: 'emitted', text, inputs })).outputs).toEqual([output]);
    });

    test('says unsupported, not failed, of an op that it does not know', async () => {
      const request = { route: 'native', op: 'no-such-op', operands: {}, dims: {}, constants: {} } as const;
      await expect(backend.execute(request)).rejects.toBeInstanceOf(UnsupportedError);
    });

    test('gives the same bits again after other shapes ran', async () => {
      const { text, inputs } = textCases[0];
      const run = async (): Promise<unknown> =>
        (await backend.execute({ route: 'emitted', text, inputs })).outputs;
      const first = await run();
      for (const other of textCases.slice(1, 4)) {
        await backend.execute({ route: 'emitted', text: other.text, inputs: other.inputs });
      }
      expect(await run()).toEqual(first);
    });
  });
}
