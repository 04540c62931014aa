import { describe, expect, test } from '@jest/globals';
import { drawOperands } from '../src/data/recipe';
import { entriesOf, expectation, ieeeProfile, planEntry, recipeNamed, recipes } from '../src';
import { entry, spec } from './fixtures';

const all = entriesOf(spec).map((each) => [each.id, each] as const);

describe('plans', () => {
  test('there are at least 1,000 cases, with ids that are unique', () => {
    const ids = all.flatMap(([, each]) => planEntry(each, spec).map(({ id }) => id));
    expect(ids.length).toBeGreaterThanOrEqual(1000);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('every recipe is used by some entry', () => {
    const used = new Set(all.flatMap(([, each]) => planEntry(each, spec).map(({ recipe }) => recipe)));
    expect([...used].sort()).toEqual(recipes.map(({ name }) => name).sort());
  });

  test('data follow from the name alone', () => {
    const node = entry('conv-weight-grad');
    const [planned] = planEntry(node, spec);
    const draw = () => drawOperands(recipeNamed(planned.recipe), node, planned.dims, planned.variant);
    expect(draw()).toEqual(draw());
  });

  // That exact cases have bound 0, and bounded ones judge something, every run of the suites checks; an output of
  // nothing but zeros would pass both.
  test.each(all)('%s: mantissa cases have bound 0 everywhere and are not all zero', (_, each) => {
    for (const planned of planEntry(each, spec)) {
      if (planned.depth === 'full' || planned.layer !== 'mantissa') continue;
      const data = drawOperands(recipeNamed(planned.recipe), each, planned.dims, planned.variant);
      const { expected, bound } = expectation(each, planned.dims, data, 'emitted', ieeeProfile);
      expect([planned.id, bound.findIndex((limit) => limit !== 0)]).toEqual([planned.id, -1]);
      expect([planned.id, expected.some((value) => value !== 0)]).toEqual([planned.id, true]);
    }
  });
});
