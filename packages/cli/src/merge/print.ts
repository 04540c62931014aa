/** A merge for a reader. */
import { groupBy, type CaseResult } from '@gradcert/conformance';
import { runLine } from '../actions/run';
import { deviceText } from '../backend-lines';
import type { MergeDocument } from '../documents';
import { failureText } from '../failure';
import { buildMatrix, matrixTable } from '../matrix';
import type { Terminal } from '../terminal';
import { isFailure } from '../verdicts';

/** At most this many of a kind are printed; --json has them all. */
const SHOWN = 10;

function printList(title: string, lines: readonly string[], terminal: Terminal): void {
  if (lines.length === 0) return;
  terminal.print(`\n${terminal.colours.red(title)}: ${String(lines.length)}`);
  for (const line of lines.slice(0, SHOWN)) terminal.print(`  ${line}`);
  if (lines.length > SHOWN) terminal.print(`  and ${String(lines.length - SHOWN)} more: --json lists all`);
}

export function printMerge(
  document: MergeDocument,
  results: readonly CaseResult[],
  terminal: Terminal,
): void {
  const { files, backends, query, missing, absent, disagreements } = document;
  const partial = files.filter((file) => file.partial).length;
  const ended = partial === 0 ? '' : `, ${String(partial)} of runs that were ended`;
  terminal.print(`'${query}': ${String(files.length)} files of results${ended}`);
  for (const result of results.filter(isFailure)) terminal.print(failureText(result, terminal.colours));
  for (const backend of backends) {
    const own = results.filter((result) => result.backend === backend.id);
    terminal.print(`\n${terminal.colours.bold(backend.id)}: ${deviceText(backend)}\n`);
    terminal.print(matrixTable(buildMatrix([], own), terminal.colours));
  }
  printList(
    'attempts that came out differently',
    disagreements.map(
      ({ case: id, backend, route, verdicts }) =>
        `${id} on ${backend}, ${route}: ${verdicts.map(({ verdict, file }) => `${verdict} in ${file}`).join(', ')}`,
    ),
    terminal,
  );
  printList(
    'shards without results',
    absent.map(({ kind, shard }) => `gradcert run '${query}' --device-kind ${kind} --shard ${shard}`),
    terminal,
  );
  printList(
    'missing results',
    [...groupBy(missing, ({ kind, backend, route }) => `${kind}: ${backend}, ${route}`)].flatMap(
      ([where, members]) => [`${where}: ${String(members.length)}, the first ${members[0].case}`],
    ),
    terminal,
  );
  terminal.print(runLine(document.summary));
  if (document.stale.length > 0)
    for (const { backend, deviation, why } of document.stale)
      terminal.print(`${terminal.colours.red('stale')}: ${backend}, '${deviation.cases}' ${why}`);
  if (document.report !== null) terminal.print(`report: ${document.report}`);
  if (document.published !== null) terminal.print(`published: ${document.published}`);
}
