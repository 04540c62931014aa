/** Runs cases on backends, one backend after the other, and keeps what came of them. */
import {
  backendDefinitions,
  type BackendDefinition,
  type KnownDeviation,
  type Route,
} from '@gradcert/backends';
import {
  entriesOf,
  nativeName,
  planEntry,
  runCases,
  staleDeviations,
  type BackendSummary,
  type Case,
  type CaseResult,
} from '@gradcert/conformance';
import type { Spec } from '@gradcert/spec';
import { OpenBackends, type BackendPlan } from './backend-plan';
import { CallError } from './exit';
import { failureText } from './failure';
import { untilInterrupted } from './interrupt';
import { startProgress } from './progress';
import type { Terminal } from './terminal';
import { isFailure, secondsSince } from './verdicts';

/** A known deviation that no case of the run showed. */
export interface StaleDeviation {
  readonly backend: string;
  readonly deviation: KnownDeviation;
}

export interface RunRecord {
  readonly stale: readonly StaleDeviation[];
  readonly results: readonly CaseResult[];
  readonly backends: readonly BackendSummary[];
  readonly interrupted: boolean;
  readonly seconds: number;
}

export interface RunWork {
  readonly spec: Spec;
  readonly cases: readonly Case[];
  readonly plan: BackendPlan;
  /** The route asked for; all that a backend has where absent. */
  readonly route?: Route;
}

/**
 * Runs the cases on every backend of the plan. Failures are printed as they come.
 * @throws CallError where a backend does not have the route that was asked for.
 */
export async function runOnBackends(work: RunWork, terminal: Terminal): Promise<RunRecord> {
  const routes = new Map(work.plan.ids.map((id) => [id, routesOf(id, work.route)]));
  const results: CaseResult[] = [];
  const backends: BackendSummary[] = [];
  const open = new OpenBackends();
  const progress = startProgress('run', expectedResults(work, routes));
  const start = performance.now();
  let stopped = false;

  const onResult = (result: CaseResult): void => {
    if (stopped) return;
    results.push(result);
    progress.advance(`${result.node}:${result.layer}:${result.case}`);
    if (isFailure(result)) {
      progress.interrupt(() => {
        terminal.print(failureText(result, terminal.colours));
      });
    }
  };
  const interrupted = await untilInterrupted(
    async (signal) => {
      for (const [id, list] of routes) {
        const handle = await open.open(id);
        backends.push({ id, ...(await handle.describe()) });
        await runCases(work.cases, work.spec, { handle, routes: list, onResult, signal });
      }
    },
    async () => {
      stopped = true;
      progress.stop();
      await open.close();
    },
  );
  const stale = interrupted ? [] : staleOf(work, results);
  for (const { backend, deviation } of stale) {
    terminal.print(
      `stale: ${backend} no longer deviates in '${deviation.cases}' (route ${deviation.route}): ${deviation.reason}\n` +
        `  remove it from packages/backends/src/${backend}/deviations.ts`,
    );
  }
  return { results, backends, interrupted, stale, seconds: secondsSince(start) };
}

/** How many results will come: the native route answers only for the ops that it covers. */
function expectedResults({ cases, spec }: RunWork, routes: ReadonlyMap<string, readonly Route[]>): number {
  const names = new Map(entriesOf(spec).map((entry) => [entry.id, nativeName(entry) ?? '']));
  let total = 0;
  for (const [id, list] of routes) {
    const { native } = definitionOf(id);
    for (const route of list) {
      total +=
        route === 'emitted'
          ? cases.length
          : cases.filter(({ entry }) => native.includes(names.get(entry) ?? '')).length;
    }
  }
  return total;
}

function staleOf({ spec, plan }: RunWork, results: readonly CaseResult[]): StaleDeviation[] {
  const planned = entriesOf(spec).flatMap((entry) => planEntry(entry, spec));
  return plan.ids.flatMap((backend) => {
    const known = backendDefinitions().find(({ id }) => id === backend)?.deviations ?? [];
    const own = results.filter((result) => result.backend === backend);
    return staleDeviations(known, own, planned).map((deviation) => ({ backend, deviation }));
  });
}

function routesOf(id: string, asked: Route | undefined): readonly Route[] {
  const { routes } = definitionOf(id);
  if (asked === undefined) return routes;
  if (routes.includes(asked)) return [asked];
  throw new CallError(`backend '${id}' has no route '${asked}'`, `it has: ${routes.join(', ')}`);
}

function definitionOf(id: string): BackendDefinition {
  const found = backendDefinitions().find((definition) => definition.id === id);
  if (!found) throw new Error(`backend '${id}' was planned but is not defined`);
  return found;
}
