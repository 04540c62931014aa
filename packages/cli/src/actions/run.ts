/** The work of `gradcert run`. */
import { loadEntries } from '@gradcert/conformance';
import { planText, withBackends, type BackendPlan } from '../backend-plan';
import { deviceText, printMissing } from '../backend-lines';
import type { RunOptions } from '../commands/run';
import type { RunDocument, RunSummary } from '../documents';
import { CallError, exitCodes, type ExitCode } from '../exit';
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
  const query = parseQuery(text);
  const spec = loadEntries();
  const cases = selectCases(query, spec, options.profile);
  if (options.repeat !== undefined && (options.resume || options.results !== undefined))
    throw new CallError(
      '--repeat goes with neither --resume nor --results',
      'a run is kept once for each case',
    );
  return withBackends(options, (plan) =>
    runOn(plan, { spec, cases, plan, route: options.route }, query, options),
  );
}

async function runOn(plan: BackendPlan, work: RunWork, query: Query, options: RunOptions): Promise<ExitCode> {
  const terminal = openTerminal(options);
  terminal.print(`${String(work.cases.length)} cases on ${planText(plan)} (${plan.why})`);
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
    });
    terminal.print(`report: ${writeReport(options.report, document)}`);
  }
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
