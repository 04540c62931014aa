/** Calibration: what is kept notices what all cases notice, the record knows what it is of, and blind layers are seen. */
import { describe, expect, test } from '@jest/globals';
import {
  blindLayers,
  calibration,
  chooseCases,
  entriesOf,
  isCalibrated,
  planEntry,
  planProfile,
  scoreEntry,
  type MutationOperator,
} from '../src';
import { cheapestCover } from '../src/calibration/cover';
import { takenByRule } from '../src/calibration/choose';
import { shapeName } from '../src/shapes';
import { entry, spec } from './fixtures';

describe('the cheapest cover', () => {
  const of = (cost: number, ...covers: number[]): { cost: number; covers: ReadonlySet<number> } => ({
    cost,
    covers: new Set(covers),
  });

  test('prefers what covers more for its cost, and covers everything', () => {
    expect(cheapestCover([of(0, 1), of(0, 2), of(0, 1, 2), of(1e9, 1, 2, 3), of(0, 3)], new Set())).toEqual([
      2, 4,
    ]);
  });

  test('holds what is kept whatever it covers, and adds nothing that it covers already', () => {
    expect(cheapestCover([of(1e9, 1, 2), of(0, 1), of(0, 2)], new Set([0]))).toEqual([0]);
  });
});

/** A choice is a generator that pauses, so that a command can be stopped. */
function chosen(
  id: string,
): ReturnType<typeof chooseCases> extends Generator<void, infer Choice> ? Choice : never {
  const choosing = chooseCases(entry(id), planEntry(entry(id), spec));
  for (;;) {
    const step = choosing.next();
    if (step.done) return step.value;
  }
}

describe('a choice', () => {
  const node = entry('relu6-input-grad');
  const planned = planEntry(node, spec);

  test('is what is recorded, and holds every recipe at the representative shape and every shape', () => {
    const { kept, kills } = chosen(node.id);
    const record = calibration()[node.id];
    expect(kept.map(({ layer, name }) => `${layer}:${name}`)).toEqual(record.kept);
    expect(kills).toEqual(record.kills);
    const taken = [...takenByRule(planned)].map((at) => planned[at].id);
    expect(kept.map(({ id }) => id)).toEqual(expect.arrayContaining(taken));
    const shapes = (cases: typeof planned): Set<string> => new Set(cases.map(({ dims }) => shapeName(dims)));
    expect(shapes(kept)).toEqual(shapes(planned));
    expect(kept.length).toBeLessThan(planned.length);
  });

  test('notices every mutant that all cases notice, in each layer', () => {
    const layersOf = (cases: typeof planned): ReadonlyMap<string, readonly string[]> =>
      new Map([...scoreEntry(node, spec, { cases })].map(({ mutant, layers }) => [mutant, layers]));
    const byKept = layersOf(planProfile(node, spec, 'standard'));
    for (const [mutant, layers] of layersOf(planned))
      expect([mutant, byKept.get(mutant)]).toEqual([mutant, expect.arrayContaining([...layers])]);
  });
});

describe('the record', () => {
  test('is of every entry as it is, with the mutants that it has', () => {
    expect(
      entriesOf(spec)
        .filter((each) => !isCalibrated(each, spec))
        .map(({ id }) => id),
    ).toEqual([]);
  });

  test('is not of an entry with another denotation: such a one runs all its cases', () => {
    const node = entry('relu-input-grad');
    const edited = { ...node, denotation: entry('relu6-input-grad').denotation };
    expect(isCalibrated(edited, spec)).toBe(false);
    expect(planProfile(edited, spec, 'standard')).toHaveLength(planEntry(edited, spec).length);
    expect(planProfile(node, spec, 'standard').length).toBeLessThan(planEntry(node, spec).length);
  });
});

describe('profiles', () => {
  const ids = (profile: 'standard' | 'thorough'): string[] =>
    planProfile(entry('dense-weight-grad'), spec, profile).map(({ id }) => id);

  test('thorough has what standard has, all else that is planned, and the same random cases each time', () => {
    const thorough = ids('thorough');
    expect(thorough).toEqual(expect.arrayContaining(ids('standard')));
    expect(thorough.length).toBeGreaterThan(planEntry(entry('dense-weight-grad'), spec).length);
    expect(ids('thorough')).toEqual(thorough);
  });
});

describe('blind layers', () => {
  const node = entry('conv-input-grad');
  const cases = planEntry(node, spec);
  const ofOneExample: MutationOperator = {
    kind: 'behaviour',
    name: 'of-one-example',
    title: 'the first result is zero where there are two examples or more',
    fault: 'index',
    *misbehaviours() {
      yield {
        what: '',
        wrap: (kernel) => (operands, dims) =>
          dims.N > 1 ? kernel(operands, dims).fill(0, 0, 1) : kernel(operands, dims),
      };
    },
  };
  const seenBy = (own: typeof cases): ReturnType<typeof blindLayers> =>
    blindLayers(
      new Set(own.map(({ layer }) => layer)),
      [ofOneExample],
      [...scoreEntry(node, spec, { operators: [ofOneExample], cases: own })],
    );

  test('there are none among the cases that are planned', () => {
    expect(seenBy(cases)).toEqual([]);
  });

  test('a layer that is left with batches of one is seen, though another layer notices the fault', () => {
    const own = cases.filter(({ layer, dims }) => layer !== 'exact' || dims.N === 1);
    expect(seenBy(own)).toEqual([{ entry: node.id, layer: 'exact', operator: 'of-one-example', mutants: 1 }]);
  });
});
