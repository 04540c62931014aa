/** Failures for the terminal: conformance's text, with its first line in the colour of the verdict. */
import {
  CLAIMS,
  formatClaim,
  formatFailure,
  type CaseResult,
  type ClaimResult,
  type ParameterCheck,
} from '@gradcert/conformance';
import type { Colours } from './terminal';

function withTitle(text: string, title: (line: string) => string): string {
  const [first = '', ...rest] = text.split('\n');
  return [title(first), ...rest.map((line) => `  ${line}`)].join('\n');
}

/** A failed case, over several lines. */
export const failureText = (result: CaseResult, colours: Colours): string =>
  withTitle(formatFailure(result), (line) =>
    colours.red(`${result.verdict === 'error' ? 'ERROR' : 'FAILED'} ${line}`),
  );

/** A claim that was refuted or could not be decided, over several lines. */
export const claimText = (claim: ClaimResult, colours: Colours): string =>
  withTitle(formatClaim(claim), (line) =>
    claim.verdict === 'different' ? colours.red(`FAILED ${line}`) : colours.yellow(`UNDECIDED ${line}`),
  );

/** A parameter whose node is not the derivative of its net's loss. */
export const parameterText = (check: ParameterCheck, again: string, colours: Colours): string =>
  withTitle(
    [
      `${check.net}:loss-gradient:${check.parameter}  by ${check.node}`,
      `claim: ${CLAIMS['loss-gradient']}`,
      `${String(check.failed)} of ${String(check.checked)} directions differ; first ${check.message}`,
      `again: ${again}`,
    ].join('\n'),
    (line) => colours.red(`FAILED ${line}`),
  );
