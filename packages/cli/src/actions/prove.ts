/** The work of `gradcert prove`. */
import { loadSpec } from '@gradcert/spec';
import type { ProveDocument } from '../documents';
import { exitCodes, type ExitCode } from '../exit';
import { buildMatrix, matrixTable } from '../matrix';
import { proveEntries } from '../proving';
import { parseQuery } from '../query';
import { selectEntries, selectProofLayers } from '../selection';
import { openTerminal } from '../terminal';
import { proveExitCode, summariseClaims } from '../verdicts';

export async function prove(
  text: string | undefined,
  options: { readonly json?: boolean },
): Promise<ExitCode> {
  const terminal = openTerminal(options);
  const query = parseQuery(text);
  const layers = selectProofLayers(query);
  const spec = loadSpec();
  const record = await proveEntries(selectEntries(query, spec), layers, spec, terminal);
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
