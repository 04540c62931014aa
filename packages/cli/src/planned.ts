/** The results that a run will have: every case on every backend and route that has it, in the order in which they run. */
import type { BackendHandle, Route } from '@gradcert/backends';
import { entriesOf, routesOf, type Case, type CaseResult } from '@gradcert/conformance';
import type { Spec } from '@gradcert/spec';
import { CallError } from './exit';
import { resultKey } from './results/parse';

export interface PlannedResult {
  readonly backend: string;
  readonly route: Route;
  readonly case: Case;
}

/** A backend by its declaration: to plan, none is started. */
type Declared = Pick<BackendHandle, 'id' | 'definition'>;

/** The routes of a backend, or the one that was asked for. @throws CallError where it has not that one. */
export function routesAsked({ id, definition }: Declared, asked: Route | undefined): readonly Route[] {
  const { routes } = definition;
  if (asked === undefined) return routes;
  if (routes.includes(asked)) return [asked];
  throw new CallError(`backend '${id}' has no route '${asked}'`, `it has: ${routes.join(', ')}`);
}

/** @throws CallError where a backend does not have the route that was asked for. */
export function plannedResults(
  cases: readonly Case[],
  handles: readonly Declared[],
  asked: Route | undefined,
  spec: Spec,
): readonly PlannedResult[] {
  const entries = new Map(entriesOf(spec).map((entry) => [entry.id, entry]));
  return handles.flatMap((handle) => {
    const routes = routesAsked(handle, asked);
    return cases.flatMap((planned) => {
      const entry = entries.get(planned.entry);
      const own = entry ? routesOf(entry, handle, routes) : [];
      return own.map((route) => ({ backend: handle.id, route, case: planned }));
    });
  });
}

const plannedKey = ({ backend, route, case: { entry, layer, name } }: PlannedResult): string =>
  resultKey({ backend, route, node: entry, layer, case: name });

/** Results in the order of the plan, whatever the order in which they came. */
export function inPlanOrder(
  results: readonly CaseResult[],
  planned: readonly PlannedResult[],
): readonly CaseResult[] {
  const found = new Map(results.map((result) => [resultKey(result), result]));
  return planned.flatMap((one) => found.get(plannedKey(one)) ?? []);
}
