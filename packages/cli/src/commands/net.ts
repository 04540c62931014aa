import { InvalidArgumentError, Option, type Command } from 'commander';
import type * as action from '../actions/net';
import { act, collectList, defineCommand, load, type CommonOptions } from '../command';

export interface NetOptions extends CommonOptions {
  readonly widths: 'literal' | 'reduced';
  readonly batch: number;
  readonly backend?: readonly string[];
  readonly require?: readonly string[];
}

function parseBatch(text: string): number {
  const batch = Number(text);
  if (!Number.isInteger(batch) || batch < 1) throw new InvalidArgumentError('a batch is a positive integer');
  return batch;
}

export default (): Command =>
  defineCommand('net', "a net's parameter nodes against its loss, and its chain on a backend", [
    ['gradcert net mnist-cnn', 'literal widths, the best backend present'],
    ['gradcert net mnist-cnn --widths reduced --batch 2', 'small and fast'],
  ])
    .argument('<net>', 'id of a net')
    .addOption(
      new Option('--widths <widths>', "the net's own widths, or small ones")
        .choices(['literal', 'reduced'])
        .default('literal'),
    )
    .option('--batch <size>', 'examples in the batch', parseBatch, 2)
    .option('--backend <ids>', 'backends to run the chain on, by comma', collectList)
    .option('--require <ids>', 'backends to run on that must be present', collectList)
    .action(
      act((id: string, options: NetOptions) => {
        const { net } = load('net') as typeof action;
        return net(id, options);
      }),
    );
