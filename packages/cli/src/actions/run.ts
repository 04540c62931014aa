/** The work of `gradcert run`. */
import { loadSpec } from '@gradcert/spec';
import { planBackends } from '../backend-plan';
import { deviceText, printMissing } from '../backend-lines';
import type { RunOptions } from '../commands/run';
import type { RunDocument, RunSummary } from '../documents';
import { exitCodes, type ExitCode } from '../exit';
import { writeJunit } from '../junit';
import { buildMatrix, matrixTable } from '../matrix';
import { parseQuery } from '../query';
import { reportDocument } from '../report/document';
import { writeReport } from '../report/write';
import { runOnBackends, type RunRecord } from '../running';
import { selectCases } from '../selection';
import { openTerminal, type Terminal } from '../terminal';
import { runExitCode, summariseRun } from '../verdicts';

export async function run(text: string | undefined, options: RunOptions): Promise<ExitCode> {
  const terminal = openTerminal(options);
  const query = parseQuery(text);
  const spec = loadSpec();
  const cases = selectCases(query, spec, options.profile);
  const plan = await planBackends(options);
  terminal.print(`${String(cases.length)} cases on ${plan.ids.join(', ')} (${plan.why})`);
  printMissing(plan.missing, terminal);
  const record = await runOnBackends({ spec, cases, plan, route: options.route }, terminal);
  const summary = summariseRun(record.results, record.seconds);
  terminal.document({
    schema: 'gradcert.run/1',
    query: query.text,
    interrupted: record.interrupted,
    summary,
    backends: record.backends,
    missing: plan.missing,
    results: record.results,
  } satisfies RunDocument);
  printRun(record, terminal);
  terminal.print(runLine(summary));
  if (record.interrupted) terminal.print('interrupted: this is what was known so far');
  if (options.junit !== undefined) writeJunit(options.junit, record.results);
  if (options.report !== undefined) {
    const document = reportDocument({
      title: `gradcert run ${query.text}`,
      run: record,
      missing: plan.missing,
    });
    terminal.print(`report: ${writeReport(options.report, document)}`);
  }
  if (record.interrupted) return exitCodes.interrupted;
  return record.stale.length > 0 ? exitCodes.failed : runExitCode(summary);
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
