import { sourcePicture, type Place } from '@gradcert/notation';

/** A mistake in a project's gradcert.config.ts, or in what it names: what, where, and what to do. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(
    /** Path of the configuration. */
    readonly file: string,
    source: string,
    place: Place,
    readonly problem: string,
    readonly hint: string,
  ) {
    super(sourcePicture({ file, source, place, problem, hint }));
  }
}
