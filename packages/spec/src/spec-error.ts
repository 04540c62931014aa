/** A place in a file, 1-based, with the number of characters that a caret picture underlines. */
export interface Place {
  readonly line: number;
  readonly column: number;
  readonly width: number;
}

/** A mistake in an entry: what, where in its file, and what to do. */
export class SpecError extends Error {
  override readonly name = 'SpecError';
  readonly line: number;
  readonly column: number;
  /** The problem with its place, the line of the file with a caret under it, and the hint. */
  readonly picture: string;

  /**
   * @param entry Id of the entry, or the file's name where it has none.
   * @param file Path of the entry's file, as messages show it.
   * @param source Text of the file.
   */
  constructor(
    readonly entry: string,
    readonly file: string,
    source: string,
    place: Place,
    readonly problem: string,
    readonly hint: string,
  ) {
    const picture = render(entry, file, source, place, problem, hint);
    super(picture);
    this.picture = picture;
    this.line = place.line;
    this.column = place.column;
  }
}

/** All mistakes of a load, one for each broken entry. */
export class SpecLoadError extends Error {
  override readonly name = 'SpecLoadError';

  constructor(readonly errors: readonly SpecError[]) {
    super(errors.map((error) => error.picture).join('\n\n'));
  }
}

function render(
  entry: string,
  file: string,
  source: string,
  place: Place,
  problem: string,
  hint: string,
): string {
  const line = source.split('\n')[place.line - 1] ?? '';
  const number = String(place.line);
  const width = Math.max(1, Math.min(place.width, line.length - place.column + 1));
  // Tabs are kept in the caret's margin, so that it stands right whatever their width.
  const indent = line.slice(0, place.column - 1).replace(/[^\t]/g, ' ');
  return [
    `${file}:${number}:${String(place.column)}: ${entry}: ${problem}`,
    `  ${number} | ${line}`,
    `  ${' '.repeat(number.length)} | ${indent}${'^'.repeat(width)}`,
    `  hint: ${hint}`,
  ].join('\n');
}
