/** `[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]` */
import type { DimensionNumbers } from '../ir';
import type { Cursor } from './cursor';

interface Layout {
  readonly letters: readonly [number, number];
  readonly spatial: readonly number[];
}

function spatialAxis(cursor: Cursor): number {
  if (!cursor.at('?')) return cursor.integer();
  return cursor.outside('an axis of no role in a convolution', 'reshape it away', cursor.peek());
}

/** Axes of two letters and of the spatial numbers 0, 1, ... */
function parseLayout(cursor: Cursor, first: string, second: string): Layout {
  const start = cursor.peek();
  const entries = cursor.list('[', ']', () =>
    cursor.at(first) || cursor.at(second) ? cursor.next().text : spatialAxis(cursor),
  );
  const letters = [entries.indexOf(first), entries.indexOf(second)] as const;
  const spatial = Array.from({ length: Math.max(entries.length - 2, 0) }, (_, k) => entries.indexOf(k));
  if ([...letters, ...spatial].includes(-1)) {
    cursor.fail(
      `a layout holds ${first}, ${second} and the spatial axes 0, 1, ... once each`,
      `write it like [${first}, ${second}, 0, 1]`,
      start,
    );
  }
  return { letters, spatial };
}

export function parseConvolutionDimensions(cursor: Cursor): DimensionNumbers {
  if (cursor.at('raw'))
    cursor.outside('raw dimension numbers are not read here', 'use layouts', cursor.peek());
  const input = parseLayout(cursor, 'b', 'f');
  cursor.expect('x');
  const kernel = parseLayout(cursor, 'o', 'i');
  cursor.expect('->');
  const output = parseLayout(cursor, 'b', 'f');
  return {
    inputBatch: input.letters[0],
    inputFeature: input.letters[1],
    inputSpatial: input.spatial,
    kernelOutputFeature: kernel.letters[0],
    kernelInputFeature: kernel.letters[1],
    kernelSpatial: kernel.spatial,
    outputBatch: output.letters[0],
    outputFeature: output.letters[1],
    outputSpatial: output.spatial,
  };
}

function formatLayout(
  first: string,
  firstAxis: number,
  second: string,
  secondAxis: number,
  spatial: readonly number[],
): string {
  const entries: string[] = [];
  entries[firstAxis] = first;
  entries[secondAxis] = second;
  spatial.forEach((axis, k) => (entries[axis] = String(k)));
  return `[${entries.join(', ')}]`;
}

export function formatConvolutionDimensions(numbers: DimensionNumbers): string {
  const input = formatLayout('b', numbers.inputBatch, 'f', numbers.inputFeature, numbers.inputSpatial);
  const kernel = formatLayout(
    'o',
    numbers.kernelOutputFeature,
    'i',
    numbers.kernelInputFeature,
    numbers.kernelSpatial,
  );
  const output = formatLayout('b', numbers.outputBatch, 'f', numbers.outputFeature, numbers.outputSpatial);
  return `${input}x${kernel}->${output}`;
}
