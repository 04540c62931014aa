/** The work of `gradcert prove`. */
import { entriesOf, loadEntries } from '@gradcert/conformance';
import type { ProveDocument } from '../documents';
import { exitCodes, type ExitCode } from '../exit';
import { buildMatrix, matrixTable } from '../matrix';
import { proveEntries } from '../proving';
import { parseQuery } from '../query';
import { selectEntries, selectProofLayers } from '../selection';
import { openTerminal } from '../terminal';
import { secondOpinion } from '../verifying';
import { proveExitCode, secondsSince, summariseClaims } from '../verdicts';

export async function prove(
  text: string | undefined,
  options: { readonly json?: boolean; readonly with?: string },
): Promise<ExitCode> {
  const terminal = openTerminal(options);
  const query = parseQuery(text);
  const layers = selectProofLayers(query);
  const spec = loadEntries();
  const nets = options.with === undefined ? [] : spec.nets.filter(({ id }) => query.node.matches(id));
  const entries =
    nets.length > 0 ? entriesOf(spec).filter(({ id }) => query.node.matches(id)) : selectEntries(query, spec);
  const start = performance.now();
  const own = await proveEntries(entries, layers, spec, terminal);
  const verified =
    options.with === undefined || own.interrupted
      ? []
      : await secondOpinion(options.with, entries, nets, layers, terminal);
  const record = { ...own, claims: [...own.claims, ...verified], seconds: secondsSince(start) };
  const summary = summariseClaims(record.claims, record.seconds);
  const { claims, interrupted } = record;
  terminal.document({
    schema: 'gradcert.prove/1',
    query: query.text,
    interrupted,
    summary,
    claims,
  } satisfies ProveDocument);
  terminal.print(matrixTable(buildMatrix(claims, []), terminal.colours));
  terminal.print(
    `\n${String(summary.claims)} claims: ${String(summary.proved)} proved, ${String(summary.sampled)} sampled, ` +
      `${String(summary.undecided)} undecided, ${String(summary.different)} different, in ${String(summary.seconds)} s`,
  );
  if (interrupted) terminal.print('interrupted: this is what was known so far');
  return interrupted ? exitCodes.interrupted : proveExitCode(summary);
}
