/** Which backends can run here, and which of them is the default. */
import type { Availability, BackendDefinition } from './backend';
import { BackendUnavailable } from './errors';
import { openBackend } from './host';
import { backendDefinitions } from './registry';

export interface Detection {
  readonly id: string;
  readonly availability: Availability;
}

export interface Choice {
  readonly chosen: string;
  /** One sentence: what it is and why it, for reports. */
  readonly why: string;
  /** Every backend that was looked for. */
  readonly tried: readonly Detection[];
}

/** Starts each backend once, and says what it found. A backend that is missing is an answer, not an error. */
export async function detectBackends(ids?: readonly string[]): Promise<readonly Detection[]> {
  const wanted = ids ?? backendDefinitions().map((definition) => definition.id);
  return Promise.all(wanted.map(async (id) => ({ id, availability: await detect(id) })));
}

async function detect(id: string): Promise<Availability> {
  try {
    const handle = await openBackend(id);
    const description = await handle.describe();
    await handle.close();
    return { available: true, description };
  } catch (error) {
    if (error instanceof BackendUnavailable) {
      return { available: false, reason: error.reason, install: error.install };
    }
    const reason = error instanceof Error ? error.message : String(error);
    const install = backendDefinitions().find((definition) => definition.id === id)?.install ?? '';
    return { available: false, reason, install };
  }
}

/** The best backend that is here: a hardware GPU first, then by the backends' stated preference. */
export async function chooseBackend(): Promise<Choice> {
  const definitions = backendDefinitions();
  const tried = await detectBackends(definitions.map((definition) => definition.id));
  return { ...choose(definitions, tried), tried };
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
