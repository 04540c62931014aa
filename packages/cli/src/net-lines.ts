/** A net's check for the terminal. */
import type { NetDocument } from './documents';
import { exitCodes, type ExitCode } from './exit';
import { plainTable } from './matrix';
import type { Terminal } from './terminal';
import { runExitCode, summariseRun, worstExitCode } from './verdicts';

/** Every parameter with its node, its loss-gradient check, and its verdict on each backend. */
export function printNet(document: NetDocument, terminal: Terminal): void {
  const { green, red, dim } = terminal.colours;
  const onBackend = (node: string, parameter: string, backend: string): string => {
    const result = document.results.find(
      (one) =>
        one.backend === backend && one.node === node && one.case.startsWith(`${document.net}.${parameter}-`),
    );
    if (!result) return '';
    if (result.verdict === 'passed') return green(`passed (${share(result.tightness)} of bound)`);
    return result.verdict === 'unsupported' ? dim(result.verdict) : red(result.verdict);
  };
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
      document.lossGradient.parameters.map(
        ({ parameter, node, shape, checked, failed, maxRelativeError }) => [
          parameter,
          shape.join('x'),
          node,
          (failed === 0 ? green : red)(`${String(checked - failed)}/${String(checked)}`),
          maxRelativeError.toExponential(1),
          ...document.backends.map(({ id }) => onBackend(node, parameter, id)),
        ],
      ),
    ),
  );
}

const share = (tightness: number | null): string => `${((tightness ?? 0) * 100).toPrecision(2)} %`;

export function netExitCode(document: NetDocument): ExitCode {
  if (document.interrupted) return exitCodes.interrupted;
  const chain =
    document.results.length === 0 ? exitCodes.held : runExitCode(summariseRun(document.results, 0));
  return worstExitCode(document.lossGradient.failed > 0 ? exitCodes.failed : exitCodes.held, chain);
}
