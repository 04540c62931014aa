import { sourcePicture, type Place } from '@gradcert/notation';

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
    const picture = sourcePicture({ file, source, place, problem: `${entry}: ${problem}`, hint });
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
