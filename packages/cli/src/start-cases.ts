/** What `gradcert start` runs of all cases, so that a first look takes minutes on any machine. */
import type { Case } from '@gradcert/conformance';

/**
 * Every kind of data of every layer at one shape each: the plan's first, where all extents differ.
 * `gradcert run` runs the others too.
 */
export function oneShapeEach(cases: readonly Case[]): readonly Case[] {
  const seen = new Set<string>();
  return cases.filter(({ entry, layer, recipe, variant }) => {
    const key = [entry, layer, recipe, variant].join(':');
    const first = !seen.has(key);
    seen.add(key);
    return first;
  });
}
