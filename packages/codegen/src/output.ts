/** One generated file, before it is written. */
export interface OutputFile {
  /** Path from the repository's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** What `generate` did, or under `check` would have to do. Paths are from the repository's root, sorted. */
export interface GenerateReport {
  readonly written: readonly string[];
  readonly unchanged: readonly string[];
  readonly removed: readonly string[];
  /** What differs from the entries: filled under `check`, and with files that `generate` must not touch. */
  readonly stale: readonly StaleFile[];
  readonly milliseconds: number;
}

export interface StaleFile {
  readonly file: string;
  readonly reason: string;
}

/** Anything that keeps an output from being generated or written; the message says what to do. */
export class GenerateError extends Error {
  override readonly name = 'GenerateError';
}
