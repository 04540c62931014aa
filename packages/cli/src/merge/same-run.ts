/** What is merged must be of one run: the same query, cases, entries and code, and shards that were cut alike. */
import { CallError } from '../exit';
import { differenceOf } from '../results/identity';
import type { ResultsHeader } from '../results/header';
import type { ShardFile } from './find';

/** What may differ between parts of one run. */
const parts = (header: ResultsHeader): Partial<ResultsHeader> => ({
  plan: header.plan,
  planned: header.planned,
  backends: header.backends,
  shard: header.shard,
});

/** @throws CallError naming the first file that is of another run, and in what. */
export function checkSameRun(files: readonly ShardFile[]): void {
  const [first, ...others] = files;
  for (const other of others) {
    const difference = differenceOf(other.header, { ...first.header, ...parts(other.header) });
    if (difference !== undefined)
      throw new CallError(
        `${other.file} is of another run than ${first.file}: ${difference}`,
        'merge the results of one run alone: a folder of its own for each',
      );
  }
  for (const [kind, plans] of plansOf(files)) {
    if (plans.size === 1) continue;
    const [one, two] = [...plans.values()];
    throw new CallError(
      `shards of ${kind} were cut in two ways: ${one} and ${two} have another number of shards, or other costs`,
      'run all shards of a kind with the same --shard .../n and the same --costs',
    );
  }
}

/** A file of each way in which a kind was cut. */
function plansOf(files: readonly ShardFile[]): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const kinds = new Map<string, Map<string, string>>();
  for (const { file, shard } of files) {
    const plans = kinds.get(shard.kind) ?? new Map<string, string>();
    kinds.set(shard.kind, plans.set(shard.plan, file));
  }
  return kinds;
}
