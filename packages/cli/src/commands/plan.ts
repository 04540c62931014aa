import { InvalidArgumentError, type Command } from 'commander';
import type * as action from '../actions/plan';
import { act, collectList, defineCommand, load, type CommonOptions } from '../command';
import { profileOption, type ProfileOptions } from '../profile-option';

export interface PlanOptions extends CommonOptions, ProfileOptions {
  readonly deviceKinds?: readonly string[];
  readonly shards?: number;
  readonly costs?: string;
}

function shardCount(text: string): number {
  const value = Number(text);
  if (Number.isSafeInteger(value) && value > 0 && value <= 100_000) return value;
  throw new InvalidArgumentError('a number of shards from 1 is needed.');
}

export default (): Command =>
  defineCommand('plan', 'which shard of a fleet runs which cases; starts nothing', [
    ['gradcert plan --device-kinds tfjs-cpu --shards 4', 'every case on four machines'],
    [
      "gradcert plan 'conv-*' --device-kinds h100,mi300 --shards 8 --json",
      'kinds of gradcert.config.ts; with all ids',
    ],
    ['gradcert plan --costs out/costs.json', 'by the times of an earlier `gradcert merge --report out`'],
  ])
    .argument('[query]', 'node:layer:case, with * for any name')
    .option(
      '--device-kinds <kinds>',
      'kinds of devices, by comma: those of gradcert.config.ts (all, unless some are named), or ids of backends',
      collectList,
    )
    .option('--shards <number>', 'shards of each kind (default: as the configuration says, or 1)', shardCount)
    .addOption(profileOption())
    .option('--costs <file>', 'measured costs, which `gradcert merge` wrote')
    .action(
      act((query: string | undefined, options: PlanOptions) => {
        const { plan } = load('plan') as typeof action;
        return plan(query, options);
      }),
    );
