/** How much of their bounds results use: the largest error / bound of each node, backend, route and layer. */
import type { Route } from '@gradcert/backends';
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
  const groups = new Map<string, ReturnType<typeof judged>[number][]>();
  for (const result of judged(results)) {
    const { node, backend, route, layer } = result;
    const key = `${backend} ${route} ${node}:${layer}`;
    groups.set(key, [...(groups.get(key) ?? []), result]);
  }
  return [...groups.values()].flatMap((members) => {
    const largest = members.reduce((a, b) => (b.tightness > a.tightness ? b : a));
    const { node, backend, route, layer, case: name, tightness } = largest;
    return [{ node, backend, route, layer, results: members.length, largest: tightness, case: name }];
  });
}
