/** The cells of a net's table: what came of each parameter, for the terminal and for the report. */
import type { ParameterCheck } from '@gradcert/conformance';
import type { NetDocument } from './documents';
import type { Cell } from './matrix';
import { share } from './share';

export interface ParameterRow {
  readonly parameter: string;
  readonly shape: string;
  readonly node: string;
  /** Directions in which the node is the loss's derivative, of all that were tried. */
  readonly lossGradient: Cell;
  readonly relativeError: string;
  /** The node at the chain's own cotangent, per backend. */
  readonly kernels: readonly Cell[];
}

export const parameterRows = (net: NetDocument): readonly ParameterRow[] =>
  net.lossGradient.parameters.map((check) => ({
    parameter: check.parameter,
    shape: check.shape.join('x'),
    node: check.node,
    lossGradient: {
      state: check.failed === 0 ? 'passed' : 'failed',
      text: `${String(check.checked - check.failed)}/${String(check.checked)}`,
    },
    relativeError: check.maxRelativeError.toExponential(1),
    kernels: net.backends.map(({ id }) => kernelCell(net, check, id)),
  }));

function kernelCell(net: NetDocument, { node, parameter }: ParameterCheck, backend: string): Cell {
  const name = `${net.net}.${parameter}-`;
  const result = net.results.find(
    (one) => one.backend === backend && one.node === node && one.case.startsWith(name),
  );
  if (!result) return { state: 'none', text: '' };
  switch (result.verdict) {
    case 'passed':
      return { state: 'passed', text: `${share(result.tightness)} of bound` };
    case 'unsupported':
    case 'expected-failure':
      return { state: 'unsupported', text: result.verdict };
    case 'failed':
    case 'error':
      return { state: 'failed', text: result.verdict };
    default:
      return result.verdict satisfies never;
  }
}
