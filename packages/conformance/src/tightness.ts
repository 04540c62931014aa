/** How much of their bounds results use: the largest error / bound of each node, backend, route and layer. */
import type { Route } from '@gradcert/backends';
import { groupBy } from './group';
import type { CaseResult, Layer } from './results';

/** How much of its bounds a node uses on a backend. */
export interface Tightness {
  readonly node: string;
  readonly backend: string;
  readonly route: Route;
  readonly layer: Layer;
  /** Results that were judged against a bound. */
  readonly results: number;
  /** Largest error / bound. */
  readonly largest: number;
  /** The case that shows it. */
  readonly case: string;
}

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
  return [...groups.values()].map((members) => {
    const largest = members.reduce((a, b) => (b.tightness > a.tightness ? b : a));
    const { node, backend, route, layer, case: name, tightness } = largest;
    return { node, backend, route, layer, results: members.length, largest: tightness, case: name };
  });
}
