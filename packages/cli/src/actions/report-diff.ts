/** The work of `gradcert report diff`. */
import type { ReportDiffOptions } from '../commands/report';
import { exitCodes, type ExitCode } from '../exit';
import { diffReports } from '../report/diff';
import type { ReportDiffDocument, ResultChange } from '../report/diff-document';
import { readReport } from '../report/read';
import { share } from '../share';
import { openTerminal, type Terminal } from '../terminal';

export function reportDiff(before: string, after: string, options: ReportDiffOptions): ExitCode {
  const terminal = openTerminal(options);
  const document = diffReports(readReport(before), readReport(after), options.factor);
  terminal.document(document);
  printDiff(document, terminal);
  return document.regression ? exitCodes.failed : exitCodes.held;
}

/** At most this many of a kind are printed; --json has them all. */
const SHOWN = 20;

function printList(title: string, lines: readonly string[], terminal: Terminal): void {
  if (lines.length === 0) return;
  terminal.print(`\n${terminal.colours.bold(title)}: ${String(lines.length)}`);
  for (const line of lines.slice(0, SHOWN)) terminal.print(`  ${line}`);
  if (lines.length > SHOWN) terminal.print(`  and ${String(lines.length - SHOWN)} more: --json lists all`);
}

const changeLine = ({
  node,
  layer,
  case: name,
  backend,
  route,
  before,
  after,
  message,
}: ResultChange): string => {
  const verdicts = `${before ?? 'not there'} -> ${after ?? 'not there'}`;
  const why = after === 'failed' || after === 'error' ? `: ${message.split('\n')[0] ?? ''}` : '';
  return `${node}:${layer}:${name} on ${backend}, ${route}: ${verdicts}${why}`;
};

function printDiff(document: ReportDiffDocument, terminal: Terminal): void {
  const { red, green } = terminal.colours;
  const device = (of: { device: string; version: string } | null): string =>
    of ? `${of.device}, ${of.version}` : 'not there';
  printList(
    'devices and versions that changed',
    document.backends.map(({ id, before, after }) => `${id}: ${device(before)} -> ${device(after)}`),
    terminal,
  );
  printList('newly failing', document.newlyFailing.map(changeLine), terminal);
  printList('newly a known deviation', document.newlyDeviating.map(changeLine), terminal);
  printList('newly unsupported', document.newlyUnsupported.map(changeLine), terminal);
  printList('missing', document.missing.map(changeLine), terminal);
  printList(
    'claims that changed',
    document.claims.map(
      ({ claim, before, after }) => `${claim}: ${before ?? 'not there'} -> ${after ?? 'not there'}`,
    ),
    terminal,
  );
  printList(
    `largest error / bound at least ${String(document.factor)} times what it was`,
    document.tightness.map(
      ({ node, layer, backend, route, before, after, case: name }) =>
        `${node}:${layer} on ${backend}, ${route}: ${share(before)} -> ${share(after)} (${name})`,
    ),
    terminal,
  );
  printList('newly passing', document.newlyPassing.map(changeLine), terminal);
  if (document.added > 0) terminal.print(`\nadded: ${String(document.added)} results that do not fail`);
  terminal.print(
    document.regression ? red('\nthe second report is worse') : green('\nthe second report is no worse'),
  );
}
