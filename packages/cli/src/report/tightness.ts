/** How much of their bounds results use: the largest error / bound of each node, backend, route and layer. */
import type { CaseResult } from '@gradcert/conformance';
import type { Tightness } from '../documents';
import { groupBy } from '../group';

/** Results that were judged against a bound. */
export const judged = (
  results: readonly CaseResult[],
): readonly (CaseResult & { readonly tightness: number })[] =>
  results.flatMap((result) =>
    result.tightness === null ? [] : [{ ...result, tightness: result.tightness }],
  );

/** In the order in which results come. */
export function tightnessOf(results: readonly CaseResult[]): readonly Tightness[] {
  const groups = groupBy(
    judged(results),
    ({ node, backend, route, layer }) => `${backend} ${route} ${node}:${layer}`,
  );
  return [...groups.values()].flatMap((members) => {
    const largest = members.reduce((a, b) => (b.tightness > a.tightness ? b : a));
    const { node, backend, route, layer, case: name, tightness } = largest;
    return [{ node, backend, route, layer, results: members.length, largest: tightness, case: name }];
  });
}
