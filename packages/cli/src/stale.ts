/** Known deviations that are none any more, on the backends of a run. */
import type { BackendDefinition, KnownDeviation } from '@gradcert/backends';
import {
  emptyDeviations,
  entriesOf,
  keptCases,
  planLiteral,
  staleDeviations,
  type CaseResult,
} from '@gradcert/conformance';
import type { Spec } from '@gradcert/spec';
import type { StaleDeviation } from './documents';

/**
 * One that no case shows any more, where all its cases ran: of those of a part (another query, a shard, a run that was
 * ended) nothing can be said. And one that selects no case at all.
 */
export function staleOf(
  handles: readonly { readonly id: string; readonly definition: Pick<BackendDefinition, 'deviations'> }[],
  results: readonly CaseResult[],
  spec: Spec,
): readonly StaleDeviation[] {
  const entries = entriesOf(spec);
  return handles.flatMap(({ id: backend, definition: { deviations = [] } }) => {
    // To plan every entry takes a second.
    if (deviations.length === 0) return [];
    const planned = entries.flatMap((entry) => keptCases(entry, spec));
    const own = results.filter((result) => result.backend === backend);
    const unplanned = emptyDeviations(deviations, planned);
    const literal = unplanned.length === 0 ? [] : entries.flatMap((entry) => planLiteral(entry, spec));
    return [
      ...staleDeviations(deviations, own, planned).map((deviation) => stale(backend, deviation, 'passes')),
      ...emptyDeviations(unplanned, literal).map((deviation) => stale(backend, deviation, 'selects nothing')),
    ];
  });
}

const stale = (backend: string, deviation: KnownDeviation, why: StaleDeviation['why']): StaleDeviation => ({
  backend,
  deviation,
  why,
});
