/**
 * Runs once before the generated suites: chooses the backend that they run on, says which and why, and starts
 * it for all of them.
 */
import { chooseBackend, detectBackends, shareBackends, type SharedBackends } from '@gradcert/backends';

/** The choice, for the processes that run the suites. */
export const CHOSEN = 'GRADCERT_CHOSEN_BACKEND';
/** 'full' where every case runs on that backend, 'quick' where the representative ones do. */
export const DEPTH = 'GRADCERT_DEPTH';

/** Where the suites' processes find it. */
export const SHARED = 'GRADCERT_SHARED_BACKENDS';

let shared: SharedBackends | undefined;

/** Ends the backend; jest-teardown.ts calls it after the last suite. */
export async function stopSharing(): Promise<void> {
  await shared?.close();
}

export default async function chooseOnce(): Promise<void> {
  await choose();
  shared = await shareBackends();
  process.env[SHARED] = shared.address;
}

async function choose(): Promise<void> {
  const named = process.env.GRADCERT_BACKEND;
  if (named) {
    const [{ availability }] = await detectBackends([named]);
    if (!availability.available) {
      throw new Error(`GRADCERT_BACKEND=${named}: ${availability.reason}\n${availability.install}`);
    }
    process.env[CHOSEN] = named;
    process.env[DEPTH] ??= 'full';
    return;
  }
  const { chosen, why, tried } = await chooseBackend();
  const device = tried.find(({ id }) => id === chosen)?.availability;
  const software = !device?.available || device.description.software;
  process.env[CHOSEN] = chosen;
  // A software adapter spends a tenth of a second on a case: it runs one shape of each, the software
  // reference runs the others.
  process.env[DEPTH] ??= software ? 'quick' : 'full';
  console.log(
    [
      `generated suites on ${why}`,
      process.env[DEPTH] === 'quick'
        ? 'every recipe at one shape there; other shapes, laws and optimizer steps on the software reference (GRADCERT_DEPTH=full runs all on it)'
        : 'all cases',
      ...tried.flatMap(({ id, availability }) =>
        availability.available ? [] : [`not tried: ${id}: ${availability.reason}\n  ${availability.install}`],
      ),
    ].join('\n'),
  );
}
