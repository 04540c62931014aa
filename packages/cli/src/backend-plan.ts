/** Which backends a command runs on, which are missing, and their handles while it runs. */
import {
  backendDefinitions,
  closeBackends,
  openBackends,
  openBest,
  type BackendHandle,
  type Detection,
  type Opening,
} from '@gradcert/backends';
import { MissingBackendError } from './exit';
import { named } from './named';
import type { MissingBackend } from './documents';

export interface BackendOptions {
  /** Backends to run on; the best present where none is named. */
  readonly backend?: readonly string[];
  /** Backends to run on whose absence fails the command. */
  readonly require?: readonly string[];
  /** Seconds that a backend may take over one execution. */
  readonly deadline?: number;
}

export interface BackendPlan {
  /** The backends, started, in the order in which they run. */
  readonly handles: readonly BackendHandle[];
  /** Why these. */
  readonly why: string;
  readonly missing: readonly MissingBackend[];
  /** Ends them all; what they still compute is rejected. */
  close(): Promise<void>;
}

/** A plan without a backend. */
export const noBackends = (why: string): BackendPlan => ({
  handles: [],
  why,
  missing: [],
  close: () => Promise.resolve(),
});

/** Names of a plan's backends, for a reader. */
export const planText = ({ handles }: BackendPlan): string => handles.map(({ id }) => id).join(', ');

/**
 * Starts the backends of the options, each once, and ends them when the work is done or has failed.
 * @throws CallError for an id that no backend has.
 * @throws MissingBackendError where a required one is missing, or every one that was named.
 */
export async function withBackends<T>(
  options: BackendOptions,
  work: (plan: BackendPlan) => Promise<T>,
): Promise<T> {
  const plan = await planBackends(options);
  try {
    return await work(plan);
  } finally {
    await plan.close();
  }
}

async function planBackends(options: BackendOptions): Promise<BackendPlan> {
  const required = options.require ?? [];
  const asked = [...new Set([...(options.backend ?? []), ...required])];
  checkIds(asked);
  const milliseconds = options.deadline === undefined ? {} : { deadline: options.deadline * 1000 };
  if (asked.length === 0) {
    const { why, tried } = await openBest(milliseconds);
    return planOf(tried, why);
  }
  const opened = await openBackends(asked, milliseconds);
  const plan = planOf(opened, 'as asked');
  const fatal = plan.missing.filter(({ id }) => required.includes(id) || plan.handles.length === 0);
  if (fatal.length === 0) return plan;
  await plan.close();
  throw new MissingBackendError(
    fatal.map(({ id, reason }) => `backend '${id}' is missing: ${reason}`).join('\n'),
    fatal.map(({ id, install }) => `to get ${id}: ${install}`).join('\n'),
  );
}

const planOf = (openings: readonly Opening[], why: string): BackendPlan => ({
  handles: openings.flatMap(({ handle }) => handle ?? []),
  why,
  missing: missingOf(openings),
  close: () => closeBackends(openings),
});

function checkIds(ids: readonly string[]): void {
  const known = backendDefinitions();
  for (const id of ids) named('backend', id, known);
}

const missingOf = (detected: readonly Detection[]): readonly MissingBackend[] =>
  detected.flatMap(({ id, availability }) =>
    availability.available ? [] : [{ id, reason: availability.reason, install: availability.install }],
  );
