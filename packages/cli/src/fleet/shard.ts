/** One of several equal parts of a run. */
import { InvalidArgumentError } from 'commander';

export interface Shard {
  /** From 1. */
  readonly index: number;
  readonly of: number;
}

/** '2/4': the second of four. @throws InvalidArgumentError where it is no shard. */
export function parseShard(text: string): Shard {
  const [, index, of] = (/^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? []).map(Number);
  if (index === 0 && of > 0)
    throw new InvalidArgumentError(
      `shards are counted from 1: the first of ${String(of)} is 1/${String(of)}.`,
    );
  if (index >= 1 && index <= of) return { index, of };
  throw new InvalidArgumentError('a shard is i/n, with i from 1 to n: 2/4 is the second of four.');
}

export const shardText = ({ index, of }: Shard): string => `${String(index)}/${String(of)}`;
