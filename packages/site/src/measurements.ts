/** Results of runs on backends, as reports hold them. */
import type { Route } from '@gradcert/backends';
import type { BackendSummary, CaseResult } from '@gradcert/conformance';

/** One report. */
export interface Measurements {
  /** When it was written: '2026-05-01'. */
  readonly date: string;
  readonly backends: readonly BackendSummary[];
  readonly results: readonly CaseResult[];
}

/** Results of one run on one backend by one route. */
export interface MeasuredRoute {
  readonly date: string;
  readonly backend: BackendSummary;
  readonly route: Route;
  readonly results: readonly CaseResult[];
}

/** Those that are wanted, apart by report, backend and route; later reports come first. */
export function measuredRoutes(
  reports: readonly Measurements[],
  isWanted: (result: CaseResult) => boolean,
): readonly MeasuredRoute[] {
  const latestFirst = [...reports].sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1));
  return latestFirst.flatMap(({ date, backends, results }) =>
    backends.flatMap((backend) => {
      const own = results.filter((result) => result.backend === backend.id && isWanted(result));
      return [...new Set(own.map(({ route }) => route))].map((route) => ({
        date,
        backend,
        route,
        results: own.filter((result) => result.route === route),
      }));
    }),
  );
}
