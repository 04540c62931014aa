/** Cases at the sizes of the nets: judged at sampled elements, by the same verdicts. */
import type { ExecutionResult } from '@gradcert/backends';
import { describe, expect, test } from '@jest/globals';
import {
  entriesOf,
  elementCount,
  extentsOf,
  mutantsOf,
  planEntry,
  planLiteral,
  ravel,
  runCase,
  unravel,
  type BackendUnderTest,
  type Case,
  type CaseResult,
} from '../src';
import { sampleElements } from '../src/sampling';
import { backend, entry, spec, withData } from './fixtures';

const node = entry('depthwise-weight-grad');

/** The cheapest literal case of a recipe. */
function literal(recipe: string, variant = ''): Case {
  const [cheapest] = planLiteral(node, spec)
    .filter((one) => one.recipe === recipe && one.variant === variant)
    .sort((a, b) => a.cost - b.cost);
  return cheapest;
}

const run = (planned: Case, handle: BackendUnderTest): Promise<CaseResult> =>
  runCase(planned, node, 'emitted', handle);

describe('the elements that a case judges', () => {
  const extents = [64, 3, 112, 112];
  const elements = (name: string): Int32Array => sampleElements(extents, name) ?? new Int32Array();
  const indices = [...elements('a case')].map((ordinal) => unravel(ordinal, extents));

  test('are 256, in order, the same for the same case, and others for another', () => {
    expect(elements('a case')).toHaveLength(256);
    expect(elements('a case')).toEqual(elements('a case').slice().sort());
    expect(elements('a case')).not.toEqual(elements('another case'));
  });

  test('hold the corners, and both sides of every border and edge of a tile', () => {
    const corners = [
      [0, 0, 0, 0],
      [63, 2, 111, 111],
      [0, 2, 0, 111],
    ];
    for (const corner of corners) expect(elements('a case')).toContain(ravel(corner, extents));
    for (const edge of [0, 1, 7, 8, 31, 32, 63, 64, 95, 96, 110, 111])
      expect(indices.map(([, , row]) => row)).toContain(edge);
  });

  test('are all where there are few', () => {
    expect(sampleElements([16, 16], 'a case')).toBeUndefined();
    expect(sampleElements([16, 17], 'a case')).toHaveLength(256);
  });
});

describe('at a literal size', () => {
  test('every recipe has a case of its own, at shapes that no standard case has', () => {
    for (const each of entriesOf(spec)) {
      const standard = new Set(planEntry(each, spec).map(({ id }) => id));
      for (const { id, layer, sampled } of planLiteral(each, spec)) {
        expect(standard).not.toContain(id);
        expect(sampled === true).toBe(layer !== 'laws');
      }
    }
    const recipes = new Set(planLiteral(node, spec).map(({ recipe }) => recipe));
    expect(recipes).toEqual(new Set(planEntry(node, spec).map(({ recipe }) => recipe)));
  });

  test.each([
    ['integers', ''],
    ['probe', 'x'],
    ['normal', ''],
  ])('a right backend passes the case of %s %s', async (recipe, variant) => {
    const planned = literal(recipe, variant);
    const size = elementCount(extentsOf(node.result.shape, planned.dims));
    expect(await run(planned, backend())).toMatchObject({
      verdict: 'passed',
      message: `inside its bound (256 of ${String(size)} elements judged)`,
    });
  });

  test('a wrong tap is found, and where it is', async () => {
    const planned = literal('integers');
    const [, , , width] = extentsOf(node.result.shape, planned.dims);
    const wrong = (result: ExecutionResult): ExecutionResult =>
      withData(result, (data) => data.map((value, at) => (at % width === width - 1 ? value + 1 : value)));
    expect(await run(planned, backend({ result: wrong }))).toMatchObject({
      verdict: 'failed',
      deviation: { total: 256 },
      diagnosis: `wrong, only where q = ${String(width - 1)}`,
    });
  });

  test('a fault that is known is named', async () => {
    const planned = literal('integers');
    const mutant = [...mutantsOf(node)].find(({ id }) => id.startsWith('padding-shifted@'));
    const kernel = mutant?.at(planned.dims);
    const handle: BackendUnderTest = {
      ...backend(),
      execute: async (request) => {
        const right = await backend().execute(request);
        if (request.route !== 'emitted' || !kernel) throw new Error('there is no such mutant');
        const operands = Object.fromEntries(
          node.operands.map(({ name }, position) => [name, request.inputs[position].data as Float32Array]),
        );
        return withData(right, () => kernel(operands, planned.dims));
      },
    };
    const { diagnosis } = await run(planned, handle);
    expect(diagnosis).toMatch(/^behaves as if the window of an axis stood one place off/);
  });
});
