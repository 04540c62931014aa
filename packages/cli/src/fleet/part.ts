/** A shard of a run: its cases, and what becomes of it as an exit code. */
import { BackendCrash } from '@gradcert/backends';
import type { Case } from '@gradcert/conformance';
import { CallError, exitCodes, InfrastructureError, MissingBackendError, type ExitCode } from '../exit';
import type { RunPart, RunRecord } from '../running';
import { readCosts } from './costs';
import { kindNamed, type Kind } from './kinds';
import { digestShards, planShards } from './plan';
import type { Shard } from './shard';

/** A kind that is nothing but a backend has that one's id. */
function kindOf(backends: readonly string[]): Kind {
  if (backends.length !== 1)
    throw new CallError(
      '--shard takes one backend',
      'declare a kind that has several in gradcert.config.ts, and name it by --device-kind',
    );
  return { ...kindNamed(backends[0]), id: backends[0], backends };
}

/**
 * The part of a run's cases that a shard has.
 * @param kind of device, or the backend that stands for one
 * @param costs the file of costs; that of the project where none is named
 */
export function partOf(
  whole: readonly Case[],
  shard: Shard,
  kind: Kind | readonly string[],
  costs: string | undefined,
): { readonly cases: readonly Case[]; readonly part: RunPart } {
  const { id, backends } = 'id' in kind ? kind : kindOf(kind);
  const shards = planShards(whole, id, shard.of, readCosts(costs));
  const header = { kind: id, backends, ...shard, plan: digestShards(shards) };
  return { cases: shards[shard.index - 1].cases, part: { shard: header, whole } };
}

/**
 * 1 where a claim failed: running it again would not change that. 75 where results are missing or ended in an error: the
 * machine may be at fault. Else 0, also where nothing could be judged: whether that is enough is asked of the whole.
 */
export function shardExitCode({ results, stale, interrupted }: RunRecord): ExitCode {
  if (stale.length > 0 || results.some(({ verdict }) => verdict === 'failed')) return exitCodes.failed;
  if (interrupted || results.some(({ verdict }) => verdict === 'error')) return exitCodes.infrastructure;
  return exitCodes.held;
}

/** A backend that does not start on a machine of the fleet is that machine's. */
export async function asInfrastructure<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof MissingBackendError || error instanceof BackendCrash)) throw error;
    const hint = error instanceof MissingBackendError ? error.hint : undefined;
    throw new InfrastructureError(error.message, hint ?? 'run the shard again, on another machine');
  }
}
