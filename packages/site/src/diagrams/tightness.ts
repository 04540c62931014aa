/** Where results stand below their bounds: one stroke for each, on a logarithmic axis that ends at the bound. */
import type { CaseResult } from '@gradcert/conformance';

const WIDTH = 220;
const HEIGHT = 20;
/** Decades below the bound; what is further below stands at the edge. */
const DECADES = 6;
/** Left and right of the axis: for what is equal in every bit, and for what is outside the bound. */
const MARGIN = 14;

const WORDS = 'errors as parts of their bounds';

/** The picture; undefined where no result was judged against a bound. */
export function tightnessPicture(results: readonly CaseResult[]): string | undefined {
  const parts = results.flatMap(({ tightness }) => (tightness === null ? [] : [tightness]));
  if (parts.length === 0) return undefined;
  const ticks = [4, 2, 0].map((decade) => mark('tick', placeOf(10 ** -decade)));
  // Strokes at one place are one stroke: a thousand results may be equal in every bit.
  const strokes = [
    ...new Set(parts.map((part) => `${placeOf(part)} ${part <= 1 ? 'inside' : 'outside'}`)),
  ].map((key) => mark(key.split(' ')[1] ?? '', key.split(' ')[0] ?? ''));
  const label = `${String(parts.length)} ${WORDS}, the largest ${largestOf(parts)}`;
  return `<svg class="tightness" role="img" aria-label="${label}" viewBox="0 0 ${String(WIDTH)} ${String(HEIGHT)}" width="${String(WIDTH)}" height="${String(HEIGHT)}">${ticks.join('')}${strokes.join('')}</svg>`;
}

/** `0.031` */
export const largestOf = (parts: readonly number[]): string => {
  const largest = Math.max(...parts);
  return largest === 0 ? '0' : String(Number(largest.toPrecision(2)));
};

const mark = (name: string, x: string): string =>
  `<path class="${name}" d="M${x} ${name === 'tick' ? '0' : '4'}V${String(name === 'tick' ? HEIGHT : HEIGHT - 4)}"/>`;

function placeOf(part: number): string {
  const axis = WIDTH - 2 * MARGIN;
  if (!(part <= 1)) return String(WIDTH - MARGIN / 2);
  if (part < 10 ** -DECADES) return String(MARGIN / 2);
  return (MARGIN + axis * (1 + Math.log10(part) / DECADES)).toFixed(0);
}
