import type { Span } from '@gradcert/notation';

/** Where in a text: 1-based line and column, and offsets [start, end). */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
  readonly span: Span;
}

/** The one error of this package: malformed text, a violated constraint, or a meaning that does not exist. */
export class StableHloError extends Error {
  override readonly name = 'StableHloError';
  readonly line?: number;
  readonly column?: number;
  readonly span?: Span;

  /**
   * @param problem What is wrong, naming the operation.
   * @param hint What to do about it.
   * @param position Where it stands; absent for operations made by a program.
   */
  constructor(
    readonly problem: string,
    readonly hint: string,
    position?: TextPosition,
  ) {
    const place = position ? `${String(position.line)}:${String(position.column)}: ` : '';
    super(`${place}${problem} (${hint})`);
    this.line = position?.line;
    this.column = position?.column;
    this.span = position?.span;
  }
}

/** The text may be valid StableHLO, but speaks of something that this package has no place for. */
export class OutsideLanguageError extends StableHloError {}

/** @throws OutsideLanguageError always. */
export function outside(problem: string, hint: string): never {
  throw new OutsideLanguageError(problem, hint);
}

/** @throws StableHloError always. */
export function fail(problem: string, hint: string): never {
  throw new StableHloError(problem, hint);
}

/** @throws StableHloError unless the condition holds. */
export function ensure(condition: boolean, problem: () => string, hint: string): asserts condition {
  if (!condition) fail(problem(), hint);
}
