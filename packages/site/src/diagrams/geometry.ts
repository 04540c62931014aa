/** A picture of the cells that two elements of a result read, drawn from the notation. */
import { distinctShape, resultIndexNames } from '@gradcert/conformance';
import type { CertifiedFunction } from '@gradcert/spec';
import { imageRead, type Cell } from './cells-read';

export interface GeometryPicture {
  readonly svg: string;
  readonly caption: string;
}

/** Pixels of a cell's side. */
const SIDE = 26;

const keyOf = ([row, column]: Cell): string => `${String(row)},${String(column)}`;

/** At the entry's representative shape; undefined where it reads no window of an image. */
export function geometry(entry: CertifiedFunction): GeometryPicture | undefined {
  const read = imageRead(entry, distinctShape(entry));
  if (!read) return undefined;
  const { tensor, extent, cellsAt } = read;
  const [first, second] = [cellsAt([0, 0]), cellsAt([1, 1])];
  const sets = [new Set(first.map(keyOf)), new Set(second.map(keyOf))];
  const all = [...first, ...second, [0, 0] as Cell, [extent[0] - 1, extent[1] - 1] as Cell];
  const [top, left] = [0, 1].map((axis) => Math.min(...all.map((cell) => cell[axis])));
  const [bottom, right] = [0, 1].map((axis) => Math.max(...all.map((cell) => cell[axis])));
  const shapes: string[] = [];
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      const isInside = row >= 0 && column >= 0 && row < extent[0] && column < extent[1];
      const key = keyOf([row, column]);
      const names = [
        isInside ? 'cell' : 'padding',
        ...sets.flatMap((set, place) => (set.has(key) ? [`read${String(place + 1)}`] : [])),
      ];
      if (!isInside && names.length === 1) continue;
      shapes.push(
        `<rect class="${names.join(' ')}" x="${String((column - left) * SIDE + 2)}" y="${String((row - top) * SIDE + 2)}" width="${String(SIDE - 3)}" height="${String(SIDE - 3)}" rx="3"/>`,
      );
    }
  }
  const [width, height] = [(right - left + 1) * SIDE + 2, (bottom - top + 1) * SIDE + 2];
  const caption = captionOf(entry, tensor, extent, first, second);
  return {
    caption,
    svg: `<svg class="geometry" role="img" aria-label="${caption}" viewBox="0 0 ${String(width)} ${String(height)}" width="${String(width)}" height="${String(height)}">${shapes.join('')}</svg>`,
  };
}

function captionOf(
  entry: CertifiedFunction,
  tensor: string,
  [rows, columns]: Cell,
  first: readonly Cell[],
  second: readonly Cell[],
): string {
  const [row, column] = resultIndexNames(entry).slice(-2);
  const outside = (cells: readonly Cell[]): number =>
    cells.filter(([r, c]) => r < 0 || c < 0 || r >= rows || c >= columns).length;
  const at = (place: number): string => `${row} = ${String(place)}, ${column} = ${String(place)}`;
  const words = (cells: readonly Cell[]): string => {
    const out = outside(cells);
    return `${String(cells.length)} cells${out > 0 ? `, ${String(out)} of them outside, where it is 0` : ''}`;
  };
  return `${tensor} with ${String(rows)} rows and ${String(columns)} columns: the result at ${at(0)} reads ${words(first)}; at ${at(1)} ${words(second)}.`;
}
