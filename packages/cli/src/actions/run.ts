/** The work of `gradcert run`. */
import { loadProject } from '@gradcert/backends';
import { loadEntries } from '@gradcert/conformance';
import { noBackends, planText, withBackends, type BackendPlan } from '../backend-plan';
import { deviceText, printMissing } from '../backend-lines';
import type { RunOptions } from '../commands/run';
import type { RunDocument, RunSummary } from '../documents';
import { CallError, exitCodes, type ExitCode } from '../exit';
import { kindNamed } from '../fleet/kinds';
import { asInfrastructure, partOf, shardExitCode } from '../fleet/part';
import { writeJunit } from '../junit';
import { buildMatrix, matrixTable } from '../matrix';
import { parseQuery, type Query } from '../query';
import { reportDocument } from '../report/document';
import { writeReport } from '../report/write';
import { keepResults } from '../results/keep';
import { repeatOnBackends, repeatsText, type Repeats } from '../repeating';
import { runOnBackends, type RunRecord, type RunWork } from '../running';
import { selectCases } from '../selection';
import { openTerminal, type Terminal } from '../terminal';
import { runExitCode, summariseRun } from '../verdicts';

export function run(text: string | undefined, options: RunOptions): Promise<ExitCode> {
  checkTogether(options);
  const { shard, route, deviceKind } = options;
  const kind = deviceKind === undefined ? undefined : kindNamed(deviceKind);
  const fleet = kind && loadProject()?.config.fleet;
  const profile = options.profile ?? fleet?.profile;
  const query = parseQuery(text ?? fleet?.query);
  const spec = loadEntries();
  const whole = selectCases(query, spec, profile);
  if (shard === undefined) {
    return withBackends({ ...options, ...(kind && { require: kind.backends }) }, (plan) =>
      runOn(plan, { spec, cases: whole, profile, plan, route }, query, options),
    );
  }
  const { cases, part } = partOf(whole, shard, kind ?? options.backend ?? [], options.costs);
  const work = { spec, cases, profile, route, part };
  if (cases.length === 0) {
    const plan = noBackends('its shard is empty, which is a success');
    return runOn(plan, { ...work, plan }, query, options);
  }
  return asInfrastructure(() =>
    withBackends({ ...options, require: part.shard.backends }, (plan) =>
      runOn(plan, { ...work, plan }, query, options),
    ),
  );
}

/** @throws CallError where options contradict each other. */
function checkTogether(options: RunOptions): void {
  const { repeat, resume, results, shard, deviceKind, backend, require: required, costs } = options;
  if (repeat !== undefined && (resume || results !== undefined))
    throw new CallError(
      '--repeat goes with neither --resume nor --results',
      'a run is kept once for each case',
    );
  if (repeat !== undefined && shard !== undefined)
    throw new CallError('--repeat does not go with --shard', 'a shard has each of its cases once');
  if (deviceKind !== undefined && (backend ?? required) !== undefined)
    throw new CallError(
      '--device-kind goes with neither --backend nor --require',
      'the kind says which backends it has',
    );
  if (shard !== undefined && deviceKind === undefined && backend === undefined)
    throw new CallError(
      '--shard needs --device-kind or --backend',
      'the best backend may be another one on another machine',
    );
  if (costs !== undefined && shard === undefined)
    throw new CallError('--costs goes with --shard', 'they say which cases a shard has');
}

async function runOn(plan: BackendPlan, work: RunWork, query: Query, options: RunOptions): Promise<ExitCode> {
  const terminal = openTerminal(options);
  const on = plan.handles.length === 0 ? 'no backend' : planText(plan);
  terminal.print(`${String(work.cases.length)} cases on ${on} (${plan.why})`);
  printMissing(plan.missing, terminal);
  const kept = await keepResults(work, query, options);
  for (const note of kept?.notes ?? []) terminal.note(note);
  let record: RunRecord & { readonly repeats?: Repeats };
  try {
    record =
      options.repeat === undefined
        ? await runOnBackends({ ...work, kept }, terminal)
        : await repeatOnBackends(work, options.repeat, terminal);
  } finally {
    kept?.close();
  }
  const summary = summariseRun(record.results, record.seconds);
  terminal.document({
    schema: 'gradcert.run/1',
    query: query.text,
    ...(work.part && { shard: work.part.shard }),
    interrupted: record.interrupted,
    summary,
    backends: record.backends,
    missing: plan.missing,
    stale: record.stale,
    results: record.results,
    ...(record.repeats && { repeats: record.repeats }),
  } satisfies RunDocument);
  printRun(record, terminal);
  terminal.print(runLine(summary));
  if (record.repeats) terminal.print(repeatsText(record.repeats));
  if (record.interrupted) {
    terminal.print('interrupted: this is what was known so far');
    if (kept) terminal.print(`the same call with --resume goes on from ${kept.path}`);
  }
  if (options.junit !== undefined) writeJunit(options.junit, record.results);
  if (options.report !== undefined) {
    const document = reportDocument({
      title: `gradcert run ${query.text}`,
      run: record,
      missing: plan.missing,
      date: options.date,
      revision: options.revision,
    });
    terminal.print(`report: ${writeReport(options.report, document)}`);
  }
  if (work.part) return shardExitCode(record);
  return record.interrupted ? exitCodes.interrupted : runExitCode(summary, record.stale);
}

/** One table per backend. */
function printRun(record: RunRecord, terminal: Terminal): void {
  for (const backend of record.backends) {
    const results = record.results.filter((result) => result.backend === backend.id);
    terminal.print(`\n${terminal.colours.bold(backend.id)}: ${deviceText(backend)}\n`);
    terminal.print(matrixTable(buildMatrix([], results), terminal.colours));
  }
}

/** The summary in one line. */
export function runLine(summary: RunSummary): string {
  const { cases, passed, failed, expectedFailures, unsupported, seconds } = summary;
  return (
    `\n${String(cases)} results: ${String(passed)} passed, ${String(failed)} failed, ` +
    `${String(expectedFailures)} known deviations, ${String(unsupported)} unsupported, in ${String(seconds)} s`
  );
}
