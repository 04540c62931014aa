/** Known deviations of a backend: failures that are expected, and expectations that no case confirms. */
import type { KnownDeviation } from '@gradcert/backends';
import { matches, parseQuery } from './query';
import type { Case, CaseResult } from './results';

const covers = (deviation: KnownDeviation, result: CaseResult): boolean =>
  deviation.route === result.route && matches(parseQuery(deviation.cases), result);

/** Is it wrong in the way that the deviation says? */
const shows = ({ error }: KnownDeviation, { verdict, message }: CaseResult): boolean =>
  error === undefined ? verdict === 'failed' : verdict === 'error' && message.includes(error);

/** The result with its verdict, where it failed as the list says. Crashes and errors that it does not name stay what they are. */
export function withDeviations(result: CaseResult, deviations: readonly KnownDeviation[] = []): CaseResult {
  if (result.verdict !== 'failed' && result.verdict !== 'error') return result;
  const known = deviations.find((deviation) => covers(deviation, result) && shows(deviation, result));
  return known ? { ...result, verdict: 'expected-failure', message: known.reason } : result;
}

const selects = ({ cases }: KnownDeviation, planned: readonly Case[]): readonly Case[] => {
  const query = parseQuery(cases);
  return planned.filter(({ entry, layer, name }) => matches(query, { node: entry, layer, case: name }));
};

/** Deviations whose query selects no case: of an entry that is gone, or mistyped. */
export const emptyDeviations = (
  deviations: readonly KnownDeviation[],
  planned: readonly Case[],
): KnownDeviation[] => deviations.filter((deviation) => selects(deviation, planned).length === 0);

/**
 * Deviations that no case shows any more. Only one whose cases all ran can be said to be stale.
 * @param planned every case of the spec
 */
export function staleDeviations(
  deviations: readonly KnownDeviation[],
  results: readonly CaseResult[],
  planned: readonly Case[],
): KnownDeviation[] {
  return deviations.filter((deviation) => {
    const covered = results.filter((result) => covers(deviation, result));
    const ran = new Set(covered.map(({ node, layer, case: name }) => `${node}:${layer}:${name}`));
    const all = selects(deviation, planned);
    return (
      all.length > 0 &&
      all.every(({ id }) => ran.has(id)) &&
      !covered.some(({ verdict }) => verdict === 'expected-failure' || verdict === 'unsupported')
    );
  });
}
