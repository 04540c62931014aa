/** What became of an entry's cases on backends. */
import type { CaseResult, Verdict } from '@gradcert/conformance';
import type { CertifiedFunction } from '@gradcert/spec';
import type { SiteContext } from '../context';
import { largestOf, tightnessPicture } from '../diagrams/tightness';
import { measuredRoutes } from '../measurements';
import type { Facts } from '../page';

/** Failures that a page shows in full; a report has all. */
const SHOWN = 3;

/** A row for each report, backend and route, later reports first. */
export function measured({ id }: CertifiedFunction, { measurements }: SiteContext) {
  const facts: Record<string, number> = {};
  const rows = measuredRoutes(measurements, ({ node }) => node === id).map(
    ({ date, backend, route, results }, place) => {
      const counts = countsOf(results);
      const fact = (name: string): string => `results.${String(place)}.${name}`;
      for (const { verdict, count } of counts) facts[fact(verdict)] = count;
      const parts = results.flatMap(({ tightness }) => (tightness === null ? [] : [tightness]));
      return {
        date,
        backend: backend.id,
        device: backend.device,
        version: backend.version,
        route,
        counts: counts.map(({ verdict }) => ({
          verdict,
          words: VERDICT_WORDS[verdict],
          fact: fact(verdict),
        })),
        largest: parts.length > 0 ? largestOf(parts) : '',
        picture: tightnessPicture(results) ?? '',
      };
    },
  );
  return { view: { rows, failures: failuresOf(id, measurements) }, facts: facts satisfies Facts };
}

/** Verdicts in the words of a table. */
export const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  passed: 'passed',
  failed: 'failed',
  'expected-failure': 'failed as is known',
  unsupported: 'not judged',
  error: 'broke',
};

/** How many results have each verdict that some have. */
export const countsOf = (
  results: readonly CaseResult[],
): readonly { readonly verdict: Verdict; readonly count: number }[] =>
  (Object.keys(VERDICT_WORDS) as Verdict[])
    .map((verdict) => ({ verdict, count: results.filter((result) => result.verdict === verdict).length }))
    .filter(({ count }) => count > 0);

function failuresOf(id: string, measurements: SiteContext['measurements']) {
  return measuredRoutes(
    measurements,
    ({ node, verdict }) => node === id && (verdict === 'failed' || verdict === 'error'),
  ).flatMap(({ backend, route, results }) =>
    results.slice(0, SHOWN).map(({ layer, case: name, message, diagnosis }) => ({
      case: `${id}:${layer}:${name}`,
      on: `${backend.id}, ${route}`,
      message,
      diagnosis: diagnosis ?? '',
    })),
  );
}
