/** What a backend needs besides npm's packages, and how `gradcert backends install` gets it. */
import type { ProgramOptions } from './run-program';

/** Where one step works. */
export interface InstallSite {
  /** An empty folder, to be filled. It is renamed once the step is done, so that no path into it may be kept in it. */
  readonly folder: string;
  /** The finished folder of a step before this one. */
  earlier(step: string): string;
  /**
   * Runs a program to its end.
   * @returns what it wrote to stdout.
   * @throws InstallError with its last lines where it cannot start, or fails.
   */
  run(program: string, args: readonly string[], options?: ProgramOptions): Promise<string>;
}

/** One folder of an installation. It is there as a whole or not at all; what is done is not done again. */
export interface InstallStep {
  /** Name of its folder: 'venv'. */
  readonly name: string;
  /** What it is, for a reader: 'Python environment with jax 0.10.2'. */
  readonly title: string;
  /** All that its result follows from: versions, hashes, scripts. A step whose pins changed, or those of one before it, is done anew. */
  readonly pins: string;
  /** Space in megabytes that it takes while it works. */
  readonly megabytes: number;
  /** Fills the folder. @throws InstallError. */
  run(site: InstallSite): Promise<void>;
}

/** Steps in their order. Several backends may share one. */
export interface Installation {
  /** Name of its folder, and what `gradcert backends install` calls it. */
  readonly id: string;
  readonly steps: readonly InstallStep[];
}

/** Something could not be installed. */
export class InstallError extends Error {
  override readonly name = 'InstallError';
  constructor(
    message: string,
    /** What to do about it. */
    readonly advice: string,
  ) {
    super(message);
  }
}

/** What to run where an installation is missing. */
export const installCommand = (id: string): string => `npx gradcert backends install ${id}`;
