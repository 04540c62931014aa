/** Runs the same cases several times, each time in fresh processes and in another order. */
import {
  CONFIDENCE,
  detectableProbability,
  orderOfRun,
  runsToSee,
  unsteadyCases,
  type CaseResult,
  type UnsteadyCase,
} from '@gradcert/conformance';
import { runOnBackends, type RunRecord, type RunWork } from './running';
import type { Terminal } from './terminal';

export interface Repeats {
  readonly runs: number;
  /** A fault that shows in this share of the runs, or in more, would have been seen with a confidence of 95%. */
  readonly detectable: number;
  /** Cases that failed in some runs alone. */
  readonly unsteady: readonly UnsteadyCase[];
}

/** Nothing is warmed up: the first call in each process is a result like any other. */
export async function repeatOnBackends(
  work: RunWork,
  count: number,
  terminal: Terminal,
): Promise<RunRecord & { readonly repeats: Repeats }> {
  const runs: (readonly CaseResult[])[] = [];
  let record: RunRecord | undefined;
  let seconds = 0;
  for (let run = 0; run < count && !record?.interrupted; run++) {
    record = await runOnBackends({ ...work, cases: orderOfRun(work.cases, run) }, terminal);
    runs.push(record.results);
    seconds += record.seconds;
  }
  if (!record) throw new Error('there is nothing to repeat no times');
  return {
    ...record,
    results: runs.flat(),
    seconds: Math.round(seconds * 1000) / 1000,
    repeats: {
      runs: runs.length,
      detectable: detectableProbability(runs.length),
      unsteady: unsteadyCases(runs),
    },
  };
}

const percent = (share: number): string => `${String(Number((100 * share).toPrecision(2)))}%`;

/** '0 of 20 runs differ: a fault that shows in 14% of the runs or more would have been seen with 95%'. */
export function repeatsText({ runs, detectable, unsteady }: Repeats): string {
  const unseen =
    `a fault that shows in ${percent(detectable)} of the runs or more would have been seen with ${percent(CONFIDENCE)}; ` +
    `for one of 1% it takes ${String(runsToSee(0.01))} runs`;
  if (unsteady.length === 0) return `${String(runs)} runs, and no case came out otherwise in one: ${unseen}`;
  const lines = unsteady.map(
    ({ node, layer, case: name, route, backend, failed, runs: all }) =>
      `unsteady: ${node}:${layer}:${name} on ${backend}, route ${route}: failed in ${String(failed)} of ${String(all)} runs`,
  );
  return [...lines, `of what did not show: ${unseen}`].join('\n');
}
