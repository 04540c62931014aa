/** bf16 twins: with rounding erased they are their f32 peers, with rounding they are inside the bound of their text. */
import { bf16Twin, type CertifiedFunction } from '@gradcert/spec';
import { describe, expect, test } from '@jest/globals';
import {
  bindEntry,
  distinctShape,
  entriesOf,
  planEntry,
  proveEntry,
  runCase,
  type BackendUnderTest,
  type Case,
  type CaseResult,
} from '../src';
import { backend, entry, spec } from './fixtures';

const switchable = entriesOf(spec)
  .filter(({ precision }) => precision === 'switchable')
  .map(({ id }) => id);

/** The case of ordinary data at the entry's own small shape. */
function ordinaryCase(id: string): Case {
  const shape = JSON.stringify(distinctShape(entry(id)));
  const found = planEntry(entry(id), spec).find(
    ({ recipe, dims }) => recipe === 'normal' && JSON.stringify(dims) === shape,
  );
  if (!found) throw new Error(`no case of ${id}`);
  return found;
}

const run = (judged: CertifiedFunction, handle: BackendUnderTest): Promise<CaseResult> =>
  runCase(ordinaryCase(judged.id), judged, 'emitted', handle);

test('convolutions, their cotangents and their fused steps have twins; dots, biases and norms have none', () => {
  expect(switchable.filter((id) => !/^(conv|depthwise|patchify|downsample)/.test(id))).toEqual([]);
  expect(switchable.filter((id) => id.includes('bias'))).toEqual([]);
  expect(() => bf16Twin(entry('dense-weight-grad'))).toThrow("'dense-weight-grad' has no bf16 twin");
});

// A fused step's twin holds that of its gradient.
describe.each(switchable.filter((id) => !id.endsWith('-sgd')))('the twin of %s', (id) => {
  const twin = bf16Twin(entry(id));

  test('is proved to denote what the f32 entry denotes, for every shape', () => {
    const claims = [...proveEntry(twin, spec, { layers: ['meaning', 'text'] })];
    expect(claims).toHaveLength(2);
    expect(claims.filter(({ verdict }) => verdict !== 'proved')).toEqual([]);
  });

  test('is inside the bound of its own text, which the f32 bound is not wide enough for', async () => {
    expect(await run(twin, backend())).toMatchObject({ verdict: 'passed' });
    const { text } = bindEntry(twin, distinctShape(twin));
    const rounded = backend({
      request: (request) => (request.route === 'emitted' ? { ...request, text } : request),
    });
    expect(await run(entry(id), rounded)).toMatchObject({ verdict: 'failed' });
  });
});
