/** The work of `gradcert report trend`. */
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { ReportTrendOptions } from '../commands/report';
import { CallError, exitCodes, type ExitCode } from '../exit';
import { readReport } from '../report/read';
import { trendOf, type StoredReport } from '../report/trend';
import type { ReportTrendDocument } from '../report/trend-document';
import { reportName, trendHtml, valueText } from '../report/trend-html';
import { openTerminal, type Terminal } from '../terminal';

export function reportTrend(folder: string, options: ReportTrendOptions): ExitCode {
  const terminal = openTerminal(options);
  const document = trendOf(storedReports(folder), options.factor);
  terminal.document(document);
  printTrend(document, terminal);
  if (options.page !== undefined) {
    writePage(options.page, trendHtml(document));
    terminal.print(`page: ${options.page}`);
  }
  return document.worse.length > 0 ? exitCodes.failed : exitCodes.held;
}

/** Every report below a folder. @throws CallError where there is none, or one is broken. */
function storedReports(folder: string): readonly StoredReport[] {
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new CallError(
      `there is no folder ${folder}`,
      '`gradcert merge DIR --publish FOLDER` keeps reports',
    );
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path === 'report.json' || /[/\\]report\.json$/.test(path))
    // One that is being published is none yet.
    .filter((path) => !path.includes('.publishing-'))
    .map((path) => join(folder, dirname(path)));
  if (found.length === 0)
    throw new CallError(
      `there is no report in ${folder}`,
      '`gradcert merge DIR --publish FOLDER` keeps reports',
    );
  return found.map((path) => ({
    folder: relative(folder, path).replaceAll('\\', '/') || '.',
    document: readReport(path),
  }));
}

function printTrend({ reports, worse, series }: ReportTrendDocument, terminal: Terminal): void {
  const { red, green, bold } = terminal.colours;
  terminal.print(
    `${String(reports.length)} reports, from ${reportName(reports[0])} to ${reportName(reports[reports.length - 1])}; ` +
      `${String(series.length)} pairs of a node and a backend's route`,
  );
  for (const { node, backend, route, before, after, since, until, driver, cases } of worse) {
    const [first] = cases;
    const more = cases.length > 1 ? ` and ${String(cases.length - 1)} more` : '';
    terminal.print(
      `\n${red('worse')} ${bold(node)} on ${backend}, ${route}: ${valueText(before)} -> ${valueText(after)}`,
    );
    terminal.print(`  since ${reportText(reports[since])}; last good ${reportText(reports[until])}`);
    if (driver) terminal.print(`  with another device or driver: ${driver.before} -> ${driver.after}`);
    if (first) terminal.print(`  ${first.layer}:${first.case}${more}`);
  }
  terminal.print(
    worse.length > 0 ? red(`\n${String(worse.length)} got worse`) : green('\nnothing got worse'),
  );
}

const reportText = (report: ReportTrendDocument['reports'][number]): string =>
  report.revision === null ? reportName(report) : `${reportName(report)} (${report.revision})`;

function writePage(file: string, html: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html);
  } catch (error) {
    throw new CallError(
      `the page cannot be written to ${file}: ${(error as Error).message}`,
      'give another file',
    );
  }
}
