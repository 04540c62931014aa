/** A probe's numbers for the terminal: counts, histograms as bars, and the first window of each kind. */
import type { TiedWindow } from '@gradcert/conformance';
import type { ProbeDocument } from './documents';
import { plainTable } from './matrix';
import type { Terminal } from './terminal';

/** Characters of the longest bar. */
const BAR = 40;

export function printProbe(document: ProbeDocument, terminal: Terminal): void {
  const { windows, images, tiedImages, histogram, cells, seconds } = document;
  const { red, green } = terminal.colours;
  const row = (name: string, count: number): string[] => [name, String(count), percent(count, windows.total)];
  terminal.print(
    `\n${plainTable(
      ['windows', 'number', 'share'],
      [
        row('dead: the maximum is 0', windows.dead),
        row('the positive maximum is at one cell', windows.unique),
        row('tied between twins', windows.twins),
        row('tied by rounding alone: not in float64', windows.rounding),
        row('tied, and not twins', windows.offending),
        row('all', windows.total),
      ],
    )}`,
  );
  terminal.print(`\nimages with a tied positive window: ${String(tiedImages)} of ${String(images)}`);
  printBars(
    'tied positive windows of an image',
    histogram.map(({ from, to, images: count }) => [
      from === to ? String(from) : `${String(from)}-${String(to)}`,
      count,
    ]),
    terminal,
  );
  printBars(
    'cells that share a positive maximum',
    cells.map(({ cells: count, windows: number }) => [String(count), number]),
    terminal,
  );
  const first = (kind: string, window: TiedWindow | null): void => {
    if (window) terminal.print(`\nfirst ${kind}: ${describe(window)}`);
  };
  first('tie between twins', document.firstTwins);
  first('tie by rounding', document.firstRounding);
  first('tie that is not one between twins', document.firstOffending);
  const verdict =
    windows.offending > 0
      ? red(`${String(windows.offending)} windows are tied between cells that are not twins`)
      : green(`every tie is between twins${windows.rounding > 0 ? ', or made by rounding' : ''}`);
  terminal.print(`\n${verdict}; ${String(images)} images in ${String(seconds)} s`);
  if (document.interrupted) terminal.print('interrupted: this is what was known so far');
}

function printBars(
  title: string,
  bars: readonly (readonly [name: string, count: number])[],
  terminal: Terminal,
): void {
  const most = Math.max(1, ...bars.map(([, count]) => count));
  const rows = bars.map(([name, count]) => [
    name,
    String(count),
    '#'.repeat(Math.ceil((BAR * count) / most)),
  ]);
  terminal.print(`\n${plainTable([title, 'number', ''], rows)}`);
}

const percent = (count: number, total: number): string =>
  total === 0 ? '' : `${String(Number(((100 * count) / total).toFixed(2)))}%`;

function describe({ image, channel, row, column, cells, value }: TiedWindow): string {
  const places = cells.map((cell) => `[${String(cell.row)},${String(cell.column)}] ${String(cell.exact)}`);
  return (
    `${image}, channel ${String(channel)}, window [${String(row)},${String(column)}]: ` +
    `${String(value)} in float32, in float64 ${places.join(' and ')}`
  );
}
