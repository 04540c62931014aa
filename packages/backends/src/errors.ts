/** What can go wrong between the host and a backend's process. */

/**
 * exited: the process ended; deadline: it did not answer in time; garbage: it answered something that is
 * no answer; lost: its device is gone, or another one answers in its place; threw: it reported an error and lives
 * on; withdrawn: the caller gave the request up before it ran; closed: the handle was closed meanwhile.
 */
export type CrashKind = 'exited' | 'deadline' | 'garbage' | 'lost' | 'threw' | 'withdrawn' | 'closed';

/** One request was lost. Other requests are not touched, and the next one starts the process anew. */
export class BackendCrash extends Error {
  override readonly name = 'BackendCrash';
  constructor(
    readonly backend: string,
    readonly kind: CrashKind,
    detail: string,
    /** The last lines that the process printed. */
    readonly output = '',
  ) {
    super(`${backend}: ${detail}${output === '' ? '' : `\nIts last output:\n${output}`}`);
  }
}

/** The backend cannot start on this machine. */
export class BackendUnavailable extends Error {
  override readonly name = 'BackendUnavailable';
  constructor(
    readonly backend: string,
    readonly reason: string,
    readonly install: string,
  ) {
    super(`backend ${backend} cannot start: ${reason}\nTo install it: ${install}`);
  }
}
