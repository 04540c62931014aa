/** Exit codes of every command, and the errors that lead to them. */
export const exitCodes = {
  /** All that was asked held. */
  held: 0,
  /** A claim failed. */
  failed: 1,
  /** The call was off: an unknown query, a bad option, an entry that does not load. */
  badCall: 2,
  /** A backend that was required is missing. */
  backendMissing: 3,
  /** Nothing failed, but something could not be decided. */
  undecided: 4,
  /** A shard could not be finished where it ran: run it again elsewhere (EX_TEMPFAIL of sysexits.h). */
  infrastructure: 75,
  /** gradcert itself broke (EX_SOFTWARE of sysexits.h). */
  internal: 70,
  /** Ended by Ctrl-C, as shells report it (128 + SIGINT). */
  interrupted: 130,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** What the caller can put right: the problem in one line, and what to do about it. */
export class CallError extends Error {
  override readonly name: string = 'CallError';
  readonly exitCode: ExitCode = exitCodes.badCall;

  constructor(
    message: string,
    /** What to do, as one or more lines. */
    readonly hint?: string,
  ) {
    super(message);
  }
}

/** A shard met with what is no fault of what it tests: another machine may finish it. */
export class InfrastructureError extends CallError {
  override readonly name = 'InfrastructureError';
  override readonly exitCode = exitCodes.infrastructure;
}

/** A backend that the caller required cannot start here. */
export class MissingBackendError extends CallError {
  override readonly name = 'MissingBackendError';
  override readonly exitCode = exitCodes.backendMissing;
}
