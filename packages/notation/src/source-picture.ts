/** A place in a file, 1-based, with the number of characters that a caret picture underlines. */
export interface Place {
  readonly line: number;
  readonly column: number;
  readonly width: number;
}

/** The place of some characters of a text. */
export function placeAt(text: string, offset: number, width: number): Place {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, width };
}

/** A mistake in a file for a reader: its place, the line with a caret under it, and what to do. */
export interface Mistake {
  /** Path as the message shows it. */
  readonly file: string;
  /** Text of the file. */
  readonly source: string;
  readonly place: Place;
  readonly problem: string;
  readonly hint: string;
}

/** Four lines: `file:line:column: problem`, the line of the file, the caret, the hint. */
export function sourcePicture({ file, source, place, problem, hint }: Mistake): string {
  const line = source.split('\n')[place.line - 1] ?? '';
  const number = String(place.line);
  const width = Math.max(1, Math.min(place.width, line.length - place.column + 1));
  // Tabs are kept in the caret's margin, so that it stands right whatever their width.
  const indent = line.slice(0, place.column - 1).replace(/[^\t]/g, ' ');
  return [
    `${file}:${number}:${String(place.column)}: ${problem}`,
    `  ${number} | ${line}`,
    `  ${' '.repeat(number.length)} | ${indent}${'^'.repeat(width)}`,
    `  hint: ${hint}`,
  ].join('\n');
}
