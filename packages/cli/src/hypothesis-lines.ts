/** What came of a net's hypotheses, and of its tie convention, for the terminal. */
import { groupBy, type NetHypothesis } from '@gradcert/conformance';
import type { NetDocument } from './documents';
import { plainTable } from './matrix';
import type { Terminal } from './terminal';

/** Every hypothesis, at how many places it was checked, and where it does not hold. */
export function printHypotheses({ hypotheses, inputDerivative }: NetDocument, terminal: Terminal): void {
  if (hypotheses.length === 0) return;
  const { colours } = terminal;
  const groups = groupBy(hypotheses, ({ hypothesis, for: what }) => `${hypothesis} ${what}`);
  const sum = (checks: readonly NetHypothesis[], key: 'elements' | 'failing'): number =>
    checks.reduce((total, check) => total + check[key], 0);
  const rows = [...groups.values()].map((checks) => {
    const [{ hypothesis, for: what }] = checks;
    const failing = sum(checks, 'failing');
    const first = checks.find((check) => check.failing > 0);
    return [
      hypothesis,
      what === 'all' ? '' : `in the ${what}`,
      String(checks.length),
      String(sum(checks, 'elements')),
      first === undefined
        ? colours.green('holds')
        : colours.yellow(`${String(failing)} do not hold, first at ${first.step} [${first.first ?? ''}]`),
    ];
  });
  terminal.print(`\n${plainTable(['hypothesis', 'for derivatives', 'places', 'elements', ''], rows)}`);
  if (!inputDerivative) return;
  const { right, left, equal } = inputDerivative;
  terminal.print(
    equal
      ? `the loss along a direction of the input has the derivative ${digits(right)}, from both sides`
      : `the loss along a direction of the input has no derivative: ${digits(right)} from the right, ${digits(left)} from the left`,
  );
}

const digits = (value: number): string => String(Number(value.toPrecision(6)));

/** The parameters below a pool, with other choices of equal maxima. */
export function printSelections(document: NetDocument, terminal: Terminal): void {
  const { selections } = document;
  if (selections.length === 0) return;
  const { green, red, yellow } = terminal.colours;
  const names = (checks: NetDocument['selections']): string =>
    [...new Set(checks.map(({ parameter }) => parameter))].join(', ');
  const failed = selections.filter(({ verdict }) => verdict === 'failed');
  const most = Math.max(...selections.map(({ relativeDifference }) => relativeDifference));
  terminal.print(
    failed.length === 0
      ? `\nany choice of equal maxima gives ${names(selections)} ${green('the same gradient')}, to ${most.toExponential(1)}`
      : `\nanother choice of equal maxima gives ${names(failed)} ${(selectionFails(document) ? red : yellow)('another gradient')}`,
  );
}

/** Do choices differ though all ties are between the same functions of the parameters? */
export const selectionFails = ({ hypotheses, selections }: NetDocument): boolean =>
  selections.some(({ verdict }) => verdict === 'failed') &&
  hypotheses.every(({ for: what, failing }) => what === 'inputs' || failing === 0);
