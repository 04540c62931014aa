/** Runs the checks of the interface on one backend. */
import { isUnsupported } from '../backend';
import { openBackend, type BackendHandle } from '../host';
import type { InterfaceCheck } from './check';
import { interfaceChecks } from './checks';

export interface CheckOutcome {
  readonly check: string;
  readonly claim: string;
  /** unsupported: the backend says that it lacks what the check asks. */
  readonly verdict: 'held' | 'failed' | 'unsupported';
  /** What went wrong, or what is lacking; empty where it held. */
  readonly message: string;
}

/**
 * Starts a backend and checks that it keeps to the interface, whatever its numbers are worth.
 * @param idOrPath a backend's id, or the absolute path of a module that declares one.
 * @param open how it is started.
 * @throws BackendUnavailable where it cannot run on this machine; BackendCrash where it dies at its start.
 */
export async function checkBackend(
  idOrPath: string,
  open: (idOrPath: string) => Promise<BackendHandle> = openBackend,
): Promise<readonly CheckOutcome[]> {
  const handle = await open(idOrPath);
  const { definition } = handle;
  const context = { definition, handle, open: () => open(idOrPath) };
  const outcomes: CheckOutcome[] = [];
  try {
    for (const check of interfaceChecks) {
      if (check.route !== undefined && !definition.routes.includes(check.route)) continue;
      outcomes.push(await outcomeOf(check, () => check.run(context)));
    }
  } finally {
    await handle.close();
  }
  return outcomes;
}

async function outcomeOf({ name, claim }: InterfaceCheck, run: () => Promise<void>): Promise<CheckOutcome> {
  const about = { check: name, claim };
  try {
    await run();
    return { ...about, verdict: 'held', message: '' };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { ...about, verdict: isUnsupported(error) ? 'unsupported' : 'failed', message };
  }
}
