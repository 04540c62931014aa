/** A net's check for the terminal, and the exit code that it leads to. */
import type { NetDocument } from './documents';
import { exitCodes, type ExitCode } from './exit';
import { paint, plainTable } from './matrix';
import { parameterRows } from './net-cells';
import { selectionFails } from './hypothesis-lines';
import type { Terminal } from './terminal';
import { runExitCode, summariseRun, worstExitCode } from './verdicts';

/** Every parameter with its node, its loss-gradient check, and its verdict on each backend. */
export function printNet(document: NetDocument, terminal: Terminal): void {
  const { colours } = terminal;
  const rows = parameterRows(document);
  if (rows.length === 0) return;
  terminal.print(
    plainTable(
      [
        'parameter',
        'shape',
        'node',
        'loss-gradient',
        'relative error',
        ...document.backends.map(({ id }) => id),
      ],
      rows.map((row) => [
        row.parameter,
        row.shape,
        row.node,
        paint(row.lossGradient, colours),
        row.relativeError,
        ...row.kernels.map((cell) => paint(cell, colours)),
      ]),
    ),
  );
}

export function netExitCode(document: NetDocument): ExitCode {
  if (document.interrupted) return exitCodes.interrupted;
  const chain =
    document.results.length === 0 ? exitCodes.held : runExitCode(summariseRun(document.results, 0));
  const failed = document.lossGradient.failed > 0 || selectionFails(document);
  return worstExitCode(failed ? exitCodes.failed : exitCodes.held, chain);
}
