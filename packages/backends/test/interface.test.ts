/**
 * What every backend must do, whichever it is. A backend that cannot start here is named in the title of a
 * test that says why it was not tried.
 */
import { describe, expect, test } from '@jest/globals';
import {
  backendDefinitions,
  BackendCrash,
  checkBackend,
  isUnsupported,
  type BackendHandle,
  type DenseArray,
  type ExecutionResult,
} from '../src';
import software from '../src/software';
import { softwareBackend } from '../src/software/backend';
import { detected } from './detected';

const ids = backendDefinitions().map(({ id }) => id);
for (const id of ids) {
  const availability = detected(id, ids);
  if (availability.available) {
    test(`${id} keeps to the interface`, async () => {
      const outcomes = await checkBackend(id);
      expect(outcomes.filter(({ verdict }) => verdict === 'failed' || verdict === 'unsupported')).toEqual([]);
    });
  } else {
    test(`${id}: NOT TRIED, since it cannot start here (${availability.reason})`, () => {
      expect(availability.install).not.toBe('');
    });
  }
}

/** The reference in this process, as the host would show it, with some of it replaced. */
function tampered(change: Partial<BackendHandle>): BackendHandle {
  const backend = softwareBackend();
  return {
    id: software.id,
    definition: software,
    module: '',
    describe: () => backend.describe(),
    execute: (request) =>
      backend.execute(request).catch((error: unknown) => {
        throw isUnsupported(error) ? error : new BackendCrash('software', 'threw', String(error));
      }),
    close: () => backend.dispose(),
    ...change,
  };
}

const failing = async (change: Partial<BackendHandle>): Promise<Record<string, string>> => {
  const outcomes = await checkBackend('software', () => Promise.resolve(tampered(change)));
  const failed = outcomes.filter(({ verdict }) => verdict === 'failed');
  return Object.fromEntries(failed.map(({ check, message }) => [check, message]));
};

/** Every result, changed. */
const returning = (change: (result: ExecutionResult) => ExecutionResult): Partial<BackendHandle> => ({
  execute: async (request) => change(await tampered({}).execute(request)),
});
const eachOutput =
  (change: (output: DenseArray) => DenseArray) =>
  (result: ExecutionResult): ExecutionResult => ({ ...result, outputs: result.outputs.map(change) });

describe('a backend that breaks the interface', () => {
  test('nothing is wrong with the reference', async () => {
    expect(await failing({})).toEqual({});
  });

  test('by what it says of itself', async () => {
    const description = { backend: 'other', device: 'a', version: '1', software: true };
    expect(await failing({ describe: () => Promise.resolve(description) })).toEqual({
      description: "it describes itself as 'other', and is declared as 'software'",
    });
  });

  test('by another device at every start', async () => {
    let starts = 0;
    const describe = (): ReturnType<BackendHandle['describe']> =>
      Promise.resolve({ backend: 'software', device: String(starts++), version: '1', software: true });
    expect(await failing({ describe })).toEqual({
      end: expect.stringContaining('it described itself as {"backend":"software","device":"1"'),
    });
  });

  test('by an end that has to be forced', async () => {
    const now = performance.now.bind(performance);
    let late = 0;
    performance.now = () => now() + late;
    const close = (): Promise<void> => {
      late += 5000;
      return Promise.resolve();
    };
    expect(await failing({ close }).finally(() => (performance.now = now))).toEqual({
      end: 'it did not end within 4.5 s, and was killed',
    });
  });

  describe('which is a known deviation', () => {
    const deviation = {
      cases: '*',
      route: 'emitted',
      checks: ['text: add'],
      reason: 'it adds NaN',
      link: 'x',
    } as const;
    const knownTo = (change: Partial<BackendHandle>): Partial<BackendHandle> => ({
      ...change,
      definition: { ...software, deviations: [deviation] },
    });
    const nan = returning(eachOutput((output) => ({ ...output, data: output.data.map(() => NaN) })));

    test('is expected', async () => {
      expect(await failing(nan)).toMatchObject({ 'text: add': expect.stringContaining('NaN') });
      expect(await failing(knownTo(nan))).not.toMatchObject({ 'text: add': expect.anything() });
    });

    test('is stale once it is gone', async () => {
      expect(await failing(knownTo({}))).toEqual({
        'text: add': 'it holds, though it is known to fail: it adds NaN',
      });
    });
  });

  test.each<readonly [how: string, change: (result: ExecutionResult) => ExecutionResult, message: RegExp]>([
    ['a wrong type', eachOutput((output) => ({ ...output, type: 'f64' })), /returned f64\[2,2\] 11 22/],
    [
      'a wrong shape',
      eachOutput((output) => ({ ...output, shape: [output.data.length] })),
      /instead of f32\[2,2\]/,
    ],
    [
      'NaN',
      eachOutput((output) => ({ ...output, data: Float32Array.from(output.data, () => NaN) })),
      /NaN NaN/,
    ],
    ['nothing', (result) => ({ ...result, outputs: [] }), /returned 0 outputs/],
    [
      'fallbacks',
      (result) => ({ ...result, kernels: { device: 1, fallback: 1, fallbackNames: ['Add'] } }),
      /fell back: Add/,
    ],
    [
      'no kernel',
      (result) => ({ ...result, kernels: { ...result.kernels, device: 0 } }),
      /counted no kernel/,
    ],
  ])('by returning %s', async (_, change, message) => {
    expect(await failing(returning(change))).toMatchObject({ 'text: add': expect.stringMatching(message) });
  });

  test('by answering what it should refuse', async () => {
    const answer = tampered({});
    const execute: BackendHandle['execute'] = (request) =>
      answer
        .execute(request)
        .catch(() => ({ outputs: [], kernels: { device: 1, fallback: 0, fallbackNames: [] } }));
    const wrong = await failing({ execute });
    expect(wrong).toMatchObject({
      'input-count': 'one input for two was answered, not refused',
      'input-shape': 'f32[4] for f32[2,2] was answered, not refused',
      'input-type': 'i32[2,2] for f32[2,2] was answered, not refused',
      nonsense: "the text 'module {' was answered, not refused",
      unsupported: expect.stringContaining('must be refused by an UnsupportedError'),
    });
  });

  test('by refusing in a way that it does not survive, or that hides a failure', async () => {
    const dies = tampered({});
    const execute: BackendHandle['execute'] = (request) =>
      dies.execute(request).catch((error: unknown) => {
        throw isUnsupported(error)
          ? new Error('no such op')
          : new BackendCrash('software', 'exited', 'it died');
      });
    expect(await failing({ execute })).toMatchObject({
      'input-count': expect.stringContaining('must be refused by an error of execute'),
      unsupported: expect.stringContaining('no such op'),
    });
  });

  test('by answering out of order, or otherwise than before', async () => {
    const backend = tampered({});
    let last = backend.execute({ route: 'emitted', text: '', inputs: [] }).catch(() => undefined);
    const execute: BackendHandle['execute'] = async (request) => {
      const before = last;
      const answer = backend.execute(request);
      last = answer.catch(() => undefined);
      return (await before) ?? answer;
    };
    expect(Object.keys(await failing({ execute }))).toEqual(expect.arrayContaining(['order', 'repetition']));
  });
});
