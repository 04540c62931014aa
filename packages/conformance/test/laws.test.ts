/** Laws: that they hold, that right backends obey them, and that a wrong kernel breaks each. */
import { decideEqual, float32Fma, float32Pairwise, ieeeModel } from '@gradcert/notation';
import { bf16Twin } from '@gradcert/spec';
import { unfold } from '@gradcert/stablehlo';
import { describe, expect, test } from '@jest/globals';
import {
  distinctShape,
  entriesOf,
  extentsOf,
  judgeLaw,
  lawNamed,
  laws,
  lawsOf,
  mutantsOf,
  planEntry,
  planLiteral,
  runCase,
  runCases,
  type Case,
  type CaseResult,
  type Mutant,
} from '../src';
import batchAdditivity from '../src/laws/batch-additivity';
import { degreeIn } from '../src/relations/degree';
import { cotangentOf } from '../src/relations/draw';
import { backend, entry, spec, withData } from './fixtures';

const accuracy = { id: 'ieee', source: 'IEEE 754-2019', ...ieeeModel };

const planned = entriesOf(spec)
  .flatMap((each) => [...planEntry(each, spec), ...planLiteral(each, spec)])
  .filter(({ layer }) => layer === 'laws');

const lawCase = (id: string, law: string, depth: Case['depth'] = 'quick'): Case => {
  const found = planned.find((one) => one.entry === id && one.variant === law && one.depth === depth);
  if (!found) throw new Error(`no case of ${id} tries ${law}`);
  return found;
};

const named = (law: string): string[] =>
  entriesOf(spec)
    .filter((each) => lawsOf(each, distinctShape(each)).includes(lawNamed(law)))
    .map(({ id }) => id);

/** Entries that are another spelling of one function have its denotation. */
const isSpelling = (id: string): boolean => entry(id).sameAs !== undefined;

describe('over the reals, for every shape,', () => {
  test.each(laws.map(({ name }) => name))('%s is proved of all entries that it is tried on', (name) => {
    const entries = named(name).filter((id) => !isSpelling(id));
    expect(entries.length).toBeGreaterThan(0);
    for (const id of entries) {
      for (const { what, left, right, context } of lawNamed(name).overTheReals(entry(id))) {
        expect({ id, what, decision: decideEqual(left, right, context) }).toMatchObject({
          decision: { verdict: 'equal' },
        });
      }
    }
  });

  // What makes zero-cotangent exact on any data.
  test.each(named('zero-cotangent'))('every term of the text of %s has the cotangent for a factor', (id) => {
    const { statements } = unfold(entry(id).module.functions[0]);
    expect(degreeIn(statements, cotangentOf(entry(id)) ?? '')).toBe(1);
  });

  test('where the examples are coupled additivity is refuted', () => {
    const [{ left, right, context }] = batchAdditivity.overTheReals(entry('bn-gamma-grad'));
    expect(decideEqual(left, right, context)).toMatchObject({ verdict: 'different' });
  });
});

describe('what is tried', () => {
  test('is not additivity where statistics couple the examples, or where each keeps its own result', () => {
    const additive = named('batch-additivity');
    expect(additive).toEqual(expect.arrayContaining(['conv-weight-grad', 'ln-gamma-grad', 'bn-beta-grad']));
    for (const id of ['bn-gamma-grad', 'conv-input-grad', 'mean-ce-logits-grad'])
      expect(additive).not.toContain(id);
  });

  test('is translation of convolutions and disjoint pools, not where the border is -inf', () => {
    const translated = named('translation');
    expect(translated).toEqual(
      expect.arrayContaining(['conv-weight-grad', 'conv-strided-input-grad', 'max-pool-2x2-input-grad']),
    );
    for (const id of ['max-pool-3x3-input-grad', 'bn-input-grad', 'conv-bias-grad'])
      expect(translated).not.toContain(id);
  });

  test('is homogeneity in the scale of norms and of channels', () => {
    expect(named('scale-homogeneity')).toEqual([
      'bn-input-grad',
      'channel-ln-input-grad',
      'layer-scale-input-grad',
      'ln-input-grad',
    ]);
  });

  test('has fewer than 320 cases, those at literal sizes where no recipe has a case', () => {
    expect(planned.length).toBeLessThan(320);
    for (const { entry: id, dims, depth } of planned.filter((one) => one.depth === 'full')) {
      const others = planEntry(entry(id), spec).filter(
        (one) => one.layer !== 'laws' && JSON.stringify(one.dims) === JSON.stringify(dims),
      );
      expect([id, depth, others]).toEqual([id, 'full', []]);
    }
  });
});

describe('a right backend', () => {
  // One after the other is how the generated suites add.
  test.each([
    ['in pairs', float32Pairwise],
    ['fused with the product', float32Fma],
  ])('that adds %s breaks none', async (_, algebra) => {
    const results: CaseResult[] = [];
    const cases = planned.filter(({ depth }) => depth === 'quick');
    await runCases(cases, spec, {
      handle: backend({ algebra }),
      routes: ['emitted'],
      onResult: (result) => void results.push(result),
    });
    expect(results).toHaveLength(cases.length);
    expect(results.filter(({ verdict }) => verdict !== 'passed')).toEqual([]);
  });

  test('is bit-equal where the data make it exact, at a literal size too', async () => {
    for (const depth of ['quick', 'full'] as const) {
      const one = lawCase('conv-weight-grad', 'permutation', depth);
      const result = await runCase(one, entry('conv-weight-grad'), 'emitted', backend());
      expect(result).toMatchObject({ verdict: 'passed', bound: 0, error: 0 });
    }
  });
});

/** What a law says of a mutant; of runs that execute another entry, of that entry's own text. */
function verdictOn(mutant: Mutant, { entry: id, variant, dims }: Case): string {
  const law = lawNamed(variant);
  const instance = law.instance(entry(id), dims);
  const right = (text: (typeof instance.runs)[0]['entry']) =>
    [
      ...mutantsOf(text, [
        { kind: 'behaviour', fault: 'state', name: 'right', title: '', misbehaviours: kept },
      ]),
    ][0];
  const outputs = instance.runs.map((run, at) => {
    const kernel = (at > 0 && law.judged ? right(run.entry) : mutant).at(run.dims);
    if (!kernel) throw new Error(`${mutant.id} is no program at this shape`);
    return {
      type: 'f32' as const,
      shape: extentsOf(run.entry.result.shape, run.dims),
      data: kernel(run.data, run.dims),
    };
  });
  return judgeLaw(law, instance, outputs, 'emitted', accuracy).verdict;
}

const kept = () => [{ what: '', wrap: <T>(kernel: T): T => kernel }];

describe('a wrong kernel is noticed', () => {
  test.each([
    ['batch-additivity', 'conv-weight-grad', 'first-only-read@N', 'quick'],
    ['batch-additivity', 'ln-gamma-grad', 'result-narrowed@reduce 2, to f16', 'quick'],
    ['cotangent-linearity', 'bn-beta-grad', 'initial-value-changed@reduce 0, 1 for 0', 'quick'],
    ['cotangent-linearity', 'conv-weight-grad', 'result-accumulated@', 'quick'],
    ['cotangent-linearity', 'gelu-input-grad', 'constant-changed@constant 2, ten times 1', 'quick'],
    ['erased-rounding', 'conv-weight-grad', 'padding-shifted@convolution 0, axis 0 by 1', 'quick'],
    ['permutation', 'depthwise-input-grad', 'groups-ignored@convolution 0', 'quick'],
    ['permutation', 'mean-ce-logits-grad', 'tile-tail-dropped@K', 'quick'],
    ['permutation', 'conv-weight-grad', 'channels-not-read@C', 'full'],
    ['scale-homogeneity', 'bn-input-grad', 'initial-value-changed@reduce 2, 1 for 0', 'quick'],
    ['translation', 'conv-strided-input-grad', 'interior-padding-dropped@pad 0, axis 2', 'quick'],
    ['translation', 'max-pool-2x2-input-grad', 'result-accumulated@', 'quick'],
    ['zero-cotangent', 'bn-gamma-grad', 'initial-value-changed@reduce 2, 1 for 0', 'quick'],
  ] as const)('by %s: %s, %s', (law, id, mutantId, depth) => {
    const mutated = lawNamed(law).judged?.(entry(id)) ?? entry(id);
    const mutant = [...mutantsOf(mutated)].find((each) => each.id === mutantId);
    if (!mutant) throw new Error(`${id} has no mutant ${mutantId}`);
    expect(verdictOn(mutant, lawCase(id, law, depth))).toBe('failed');
  });

  test('with the law that does not hold and the first wrong element', async () => {
    let calls = 0;
    const drifting = backend({
      result: (result) =>
        calls++ === 0 ? withData(result, (data) => data.map((value) => value + 1)) : result,
    });
    const one = lawCase('conv-weight-grad', 'cotangent-linearity');
    expect(await runCase(one, entry('conv-weight-grad'), 'emitted', drifting)).toMatchObject({
      verdict: 'failed',
      layer: 'laws',
      message: 'it does not hold that f(4 u - 2 v) = 4 f(u) - 2 f(v) in the cotangent',
      deviation: { bound: 0, index: [{ name: 'o', value: 0 }, { name: 'c' }, { name: 'p' }, { name: 'q' }] },
    });
  });

  test('that returns another shape, or NaN, in another run', async () => {
    const one = lawCase('conv-weight-grad', 'permutation');
    const second = (change: (data: Float32Array) => Float32Array) => {
      let calls = 0;
      return backend({ result: (result) => (calls++ === 1 ? withData(result, change) : result) });
    };
    const run = (change: (data: Float32Array) => Float32Array) =>
      runCase(one, entry('conv-weight-grad'), 'emitted', second(change));
    expect(await run((data) => data.slice(1))).toMatchObject({
      verdict: 'failed',
      message: expect.stringMatching(/^run 2 of the law returned/),
    });
    expect(await run((data) => data.fill(NaN))).toMatchObject({ verdict: 'failed' });
  });
});

test('a native kernel has no bf16 twin to compare with', async () => {
  const one = lawCase('conv-weight-grad', 'erased-rounding');
  expect(await runCase(one, entry('conv-weight-grad'), 'native', backend())).toMatchObject({
    verdict: 'unsupported',
  });
  expect(lawNamed('erased-rounding').judged?.(entry('conv-weight-grad'))).toBe(
    bf16Twin(entry('conv-weight-grad')),
  );
});
