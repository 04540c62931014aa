/** Runs the checks of the interface on one backend. */
import { isUnsupported, type KnownDeviation } from '../backend';
import { openBackend, type BackendHandle } from '../host';
import type { InterfaceCheck } from './check';
import { interfaceChecks } from './checks';

export interface CheckOutcome {
  readonly check: string;
  readonly claim: string;
  /** unsupported: the backend says that it lacks what the check asks; expected-failure: a known deviation. */
  readonly verdict: 'held' | 'failed' | 'unsupported' | 'expected-failure';
  /** What went wrong, what is lacking, or the reason of the deviation; empty where it held. */
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
      const outcome = await outcomeOf(check, () => check.run(context));
      outcomes.push(withDeviations(outcome, definition.deviations));
    }
  } finally {
    await handle.close();
  }
  return outcomes;
}

/** A failure that is known is expected; what is known and holds is stale, and fails. */
function withDeviations(outcome: CheckOutcome, deviations: readonly KnownDeviation[] = []): CheckOutcome {
  const known = deviations.find(({ checks }) => checks?.includes(outcome.check));
  if (!known) return outcome;
  if (outcome.verdict === 'failed') return { ...outcome, verdict: 'expected-failure', message: known.reason };
  if (outcome.verdict !== 'held') return outcome;
  return { ...outcome, verdict: 'failed', message: `it holds, though it is known to fail: ${known.reason}` };
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
