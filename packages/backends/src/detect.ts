/** Which backends can run here, and which of them is the default. */
import type { Availability, BackendDefinition } from './backend';
import { BackendUnavailable } from './errors';
import { openBackend, type BackendHandle } from './host';
import { backendDefinitions } from './registry';

export interface Detection {
  readonly id: string;
  readonly availability: Availability;
}

/** A backend that was started, or why it could not be. */
export interface Opening extends Detection {
  readonly handle?: BackendHandle;
}

export interface Choice {
  readonly chosen: string;
  /** One sentence: what it is and why it, for reports. */
  readonly why: string;
  /** Every backend that was looked for. */
  readonly tried: readonly Opening[];
}

/** Options of openBackend. */
type OpenOptions = NonNullable<Parameters<typeof openBackend>[1]>;

/** Starts backends, all where none is named. One that is missing is an answer, not an error. The caller closes them. */
export async function openBackends(
  ids: readonly string[] = backendDefinitions().map(({ id }) => id),
  options?: OpenOptions,
): Promise<readonly Opening[]> {
  return Promise.all(ids.map((id) => open(id, options)));
}

export async function closeBackends(openings: readonly Opening[]): Promise<void> {
  await Promise.all(openings.flatMap(({ handle }) => (handle ? [handle.close()] : [])));
}

/** Starts each backend once, says what it found, and closes it. */
export async function detectBackends(ids?: readonly string[]): Promise<readonly Detection[]> {
  const opened = await openBackends(ids);
  await closeBackends(opened);
  return opened.map(({ id, availability }) => ({ id, availability }));
}

async function open(id: string, options?: OpenOptions): Promise<Opening> {
  try {
    const handle = await openBackend(id, options);
    return { id, availability: { available: true, description: await handle.describe() }, handle };
  } catch (error) {
    if (error instanceof BackendUnavailable) {
      return { id, availability: { available: false, reason: error.reason, install: error.install } };
    }
    const reason = error instanceof Error ? error.message : String(error);
    const install = backendDefinitions().find((definition) => definition.id === id)?.install ?? '';
    return { id, availability: { available: false, reason, install } };
  }
}

/** The best backend that is here: a hardware GPU first, then by the backends' stated preference. It alone stays open. */
export async function openBest(options?: OpenOptions): Promise<Choice> {
  const definitions = backendDefinitions();
  const tried = await openBackends(undefined, options);
  const choice = choose(definitions, tried);
  await closeBackends(tried.filter(({ id }) => id !== choice.chosen));
  const found = tried.map(({ handle, ...rest }) => (rest.id === choice.chosen ? { ...rest, handle } : rest));
  return { ...choice, tried: found };
}

/** The best backend that is here, closed again. */
export async function chooseBackend(): Promise<Choice> {
  const choice = await openBest();
  await closeBackends(choice.tried);
  return choice;
}

/** The choice among what was detected. @throws Error where nothing is available. */
export function choose(
  definitions: readonly BackendDefinition[],
  tried: readonly Detection[],
): { readonly chosen: string; readonly why: string } {
  const present = tried.flatMap(({ id, availability }) => {
    const definition = definitions.find((candidate) => candidate.id === id);
    return availability.available && definition !== undefined
      ? [{ definition, description: availability.description }]
      : [];
  });
  present.sort(
    (a, b) =>
      Number(a.description.software) - Number(b.description.software) ||
      b.definition.preference - a.definition.preference,
  );
  const best = present.at(0);
  if (best === undefined) throw new Error('no backend is available, not even the software reference');
  const { definition, description } = best;
  const hardware = description.software
    ? 'no hardware GPU adapter answered, and'
    : 'a hardware GPU adapter answered, and';
  const missing = tried.filter(({ availability }) => !availability.available).map(({ id }) => id);
  const note = missing.length === 0 ? '' : `; not available: ${missing.join(', ')}`;
  const why = `${definition.id} on ${description.device}: ${hardware} ${definition.merit}${note}`;
  return { chosen: definition.id, why };
}
