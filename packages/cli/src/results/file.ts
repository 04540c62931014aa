/** Results, kept in a file as they come: a run that was ended goes on from them. */
import {
  closeSync,
  existsSync,
  fdatasync,
  fsyncSync,
  mkdirSync,
  openSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type { CaseResult } from '@gradcert/conformance';
import type { ResultsHeader } from './header';
import { CallError } from '../exit';
import { toJsonLine } from '../json';
import { differenceOf } from './identity';
import { lockFile } from './lock';
import { parseResults, type ParsedResults } from './parse';

/**
 * Milliseconds between two requests that the disk keep what was written. A line is the system's as soon as it is
 * written, so that nothing is lost where this process is killed; only where the machine fails is it the last second.
 */
const SYNC_EVERY = 1000;

export class ResultsFile {
  readonly #descriptor: number;
  readonly #unlock: () => void;
  #synced = performance.now();

  private constructor(
    readonly path: string,
    /** Verdicts that are there already. What ended in an error has none, and is run again. */
    readonly known: readonly CaseResult[],
    /** What a reader should know of what was found. */
    readonly notes: readonly string[],
    unlock: () => void,
  ) {
    this.#unlock = unlock;
    this.#descriptor = openSync(path, 'a');
  }

  /**
   * Opens a file for a run, which is locked until it is closed. Without `resume` it is begun anew.
   * @throws CallError where another run holds it, where it is no file of results, or of another run.
   */
  static open(path: string, header: ResultsHeader, resume: boolean): ResultsFile {
    return orCallError(path, () => {
      mkdirSync(dirname(path), { recursive: true });
      const unlock = lockFile(path);
      try {
        // Read in any case: what is no file of results is not written over.
        const found = existsSync(path) ? parseResults(path) : undefined;
        return resume && found ? goOn(path, found, header, unlock) : begin(path, header, unlock);
      } catch (error) {
        unlock();
        throw error;
      }
    });

    function goOn(at: string, found: ParsedResults, own: ResultsHeader, unlock: () => void): ResultsFile {
      const difference = differenceOf(found.header, own);
      if (difference !== undefined) {
        throw new CallError(
          `${at} holds results of another run: ${difference}`,
          'leave --resume out to begin anew, or give another file by --results',
        );
      }
      truncateSync(at, found.length);
      const known = found.results.filter(({ verdict }) => verdict !== 'error');
      const errors = found.results.length - known.length;
      const notes = [
        `${String(known.length)} of ${String(own.planned)} results are in ${at}`,
        ...(errors > 0 ? [`${String(errors)} that ended in an error are run again`] : []),
        ...(found.torn > 0 ? ['the last line was cut off, and is run again'] : []),
      ];
      return new ResultsFile(at, known, notes, unlock);
    }

    function begin(at: string, own: ResultsHeader, unlock: () => void): ResultsFile {
      if (existsSync(at)) truncateSync(at);
      const file = new ResultsFile(at, [], [], unlock);
      file.#write(own);
      return file;
    }
  }

  append(result: CaseResult): void {
    this.#write(result);
  }

  close(): void {
    fsyncSync(this.#descriptor);
    closeSync(this.#descriptor);
    this.#unlock();
  }

  #write(line: object): void {
    writeSync(this.#descriptor, toJsonLine(line));
    if (performance.now() - this.#synced < SYNC_EVERY) return;
    this.#synced = performance.now();
    fdatasync(this.#descriptor, () => undefined);
  }
}

/** A file that cannot be written is the caller's matter. */
function orCallError<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new CallError(
      `results cannot be kept in ${path}: ${error.message}`,
      'give another file by --results',
    );
  }
}
