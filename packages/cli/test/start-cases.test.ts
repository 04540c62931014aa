import { expect, test } from '@jest/globals';
import { entriesOf, planEntry } from '@gradcert/conformance';
import { loadSpec } from '@gradcert/spec';
import { oneShapeEach } from '../src/start-cases';

test('a first look has every kind of data of every layer of every entry, at the first shape of its plan', () => {
  const spec = loadSpec();
  const kind = (one: { entry: string; layer: string; recipe: string; variant: string }): string =>
    [one.entry, one.layer, one.recipe, one.variant].join(':');
  for (const entry of entriesOf(spec)) {
    const planned = planEntry(entry, spec);
    const chosen = oneShapeEach(planned);
    expect(new Set(chosen.map(kind))).toEqual(new Set(planned.map(kind)));
    expect(chosen).toHaveLength(new Set(planned.map(kind)).size);
    for (const one of chosen) expect(one).toBe(planned.find((other) => kind(other) === kind(one)));
  }
});
