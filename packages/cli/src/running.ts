/** Runs cases on backends, one backend after the other, and keeps what came of them. */
import { relative } from 'node:path';
import type { BackendHandle, Route } from '@gradcert/backends';
import { runCases, type Case, type CaseResult, type Profile } from '@gradcert/conformance';
import type { Spec } from '@gradcert/spec';
import type { BackendPlan } from './backend-plan';
import type { RunBackend, StaleDeviation } from './documents';
import { failureText } from './failure';
import { untilInterrupted } from './interrupt';
import { inPlanOrder, plannedResults, routesAsked, type PlannedResult } from './planned';
import { startProgress } from './progress';
import type { ResultsFile } from './results/file';
import type { ShardHeader } from './results/header';
import { staleOf } from './stale';
import type { Terminal } from './terminal';
import { isFailure, secondsSince } from './verdicts';

export interface RunRecord {
  readonly stale: readonly StaleDeviation[];
  /** In the order of the plan. */
  readonly results: readonly CaseResult[];
  readonly backends: readonly RunBackend[];
  readonly interrupted: boolean;
  readonly seconds: number;
}

export interface RunPart {
  readonly shard: ShardHeader;
  readonly whole: readonly Case[];
}

export interface RunWork {
  readonly spec: Spec;
  readonly cases: readonly Case[];
  /** From which they are; 'standard' unless given. */
  readonly profile?: Profile;
  readonly plan: BackendPlan;
  /** The route asked for; all that a backend has where absent. */
  readonly route?: Route;
  /** The shard of which these are the cases, and the cases of the whole. */
  readonly part?: RunPart;
  /** Where results are kept as they come, and those that it has already are taken from. */
  readonly kept?: ResultsFile;
}

/** What a report says of a backend. */
export async function backendRecord(handle: BackendHandle): Promise<RunBackend> {
  const { id, definition } = handle;
  const { accuracy, deviations = [] } = definition;
  return { id, ...(await handle.describe()), accuracy, deviations };
}

/** The results that some work will have. @throws CallError where a backend does not have the route that was asked for. */
export const plannedOf = ({ spec, cases, plan, route }: RunWork): readonly PlannedResult[] =>
  plannedResults(cases, plan.handles, route, spec);

/**
 * Runs the cases on every backend of the plan. Failures are printed as they come.
 * @throws CallError where a backend does not have the route that was asked for.
 */
export async function runOnBackends(work: RunWork, terminal: Terminal): Promise<RunRecord> {
  const planned = plannedOf(work);
  const { cases, spec, plan, route, kept } = work;
  const known = kept?.known ?? [];
  const results: CaseResult[] = [...known];
  const backends: RunBackend[] = [];
  const progress = startProgress('run', planned.length - known.length);
  const start = performance.now();
  let stopped = false;

  const print = (result: CaseResult): void => {
    if (isFailure(result)) terminal.print(failureText(result, terminal.colours));
  };
  const onResult = (result: CaseResult): void => {
    if (stopped) return;
    kept?.append(result);
    results.push(result);
    progress.advance(`${result.node}:${result.layer}:${result.case}`);
    progress.interrupt(() => {
      print(result);
    });
  };
  known.forEach(print);
  const interrupted = await untilInterrupted(
    async (signal) => {
      for (const handle of plan.handles) {
        backends.push(await backendRecord(handle));
        const routes = routesAsked(handle, route);
        await runCases(cases, spec, { handle, routes, onResult, signal, known });
      }
    },
    () => {
      stopped = true;
      progress.stop();
      return Promise.resolve();
    },
  );
  // What still computes would keep the process waiting for its deadline.
  if (interrupted) await plan.close();
  const stale = interrupted ? [] : staleOf(plan.handles, results, spec);
  printStale(stale, plan.handles, terminal);
  const ordered = inPlanOrder(results, planned);
  return { results: ordered, backends, interrupted, stale, seconds: secondsSince(start) };
}

function printStale(
  stale: readonly StaleDeviation[],
  handles: readonly BackendHandle[],
  terminal: Terminal,
): void {
  for (const { backend, deviation, why } of stale) {
    const handle = handles.find(({ id }) => id === backend);
    const what = `'${deviation.cases}' (route ${deviation.route})`;
    const is = why === 'passes' ? `no longer deviates in ${what}` : `has no case ${what}`;
    terminal.print(
      `${terminal.colours.red('stale')}: ${backend} ${is}: ${deviation.reason}\n` +
        `  remove it from the deviations of ${relative(process.cwd(), handle?.module ?? backend)}`,
    );
  }
}
