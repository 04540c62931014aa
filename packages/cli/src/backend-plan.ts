/** Which backends a command runs on, which are missing, and their handles while it runs. */
import {
  backendDefinitions,
  chooseBackend,
  detectBackends,
  openBackend,
  type BackendHandle,
} from '@gradcert/backends';
import { MissingBackendError } from './exit';
import { named } from './named';
import type { MissingBackend } from './documents';

export interface BackendOptions {
  /** Backends to run on; the best present where none is named. */
  readonly backend?: readonly string[];
  /** Backends to run on whose absence fails the command. */
  readonly require?: readonly string[];
}

export interface BackendPlan {
  readonly ids: readonly string[];
  /** Why these. */
  readonly why: string;
  readonly missing: readonly MissingBackend[];
}

/**
 * Resolves the options to backends that can start here.
 * @throws CallError for an id that no backend has.
 * @throws MissingBackendError where a required one is missing, or every one that was named.
 */
export async function planBackends(options: BackendOptions): Promise<BackendPlan> {
  const required = options.require ?? [];
  const named = [...new Set([...(options.backend ?? []), ...required])];
  checkIds(named);
  if (named.length === 0) return defaultPlan();

  const detected = await detectBackends(named);
  const ids = detected.filter(({ availability }) => availability.available).map(({ id }) => id);
  const missing = missingOf(detected);
  const fatal = missing.filter(({ id }) => required.includes(id) || ids.length === 0);
  if (fatal.length > 0) {
    throw new MissingBackendError(
      fatal.map(({ id, reason }) => `backend '${id}' is missing: ${reason}`).join('\n'),
      fatal.map(({ id, install }) => `to get ${id}: ${install}`).join('\n'),
    );
  }
  return { ids, why: 'as asked', missing };
}

async function defaultPlan(): Promise<BackendPlan> {
  const { chosen, why, tried } = await chooseBackend();
  return { ids: [chosen], why, missing: missingOf(tried) };
}

function checkIds(ids: readonly string[]): void {
  const known = backendDefinitions();
  for (const id of ids) named('backend', id, known);
}

export const missingOf = (detected: Awaited<ReturnType<typeof detectBackends>>): readonly MissingBackend[] =>
  detected.flatMap(({ id, availability }) =>
    availability.available ? [] : [{ id, reason: availability.reason, install: availability.install }],
  );

/** The open backends of one command, closed together. */
export class OpenBackends {
  readonly #handles = new Set<BackendHandle>();

  async open(id: string): Promise<BackendHandle> {
    const handle = await openBackend(id);
    this.#handles.add(handle);
    return handle;
  }

  async close(): Promise<void> {
    const handles = [...this.#handles];
    this.#handles.clear();
    await Promise.all(handles.map((handle) => handle.close()));
  }
}
