import type { Command } from 'commander';
import type * as action from '../actions/mutate';
import { act, defineCommand, load, type CommonOptions } from '../command';
import type { ExitCode } from '../exit';

export interface MutateOptions extends CommonOptions {
  readonly operator?: string;
  readonly diagnose?: boolean;
}

export default (): Command =>
  defineCommand('mutate', 'would the cases notice: every mutant of every entry against them', [
    ['gradcert mutate', 'all entries, all mutation operators'],
    ["gradcert mutate 'conv-*'", 'matching entries'],
    ['gradcert mutate --operator padding-shifted', 'one operator'],
  ])
    .argument('[query]', 'node, with * for any name')
    .option('--operator <name>', 'only mutants of this operator')
    .option('--diagnose', 'diagnose every result that is killed, and count how often its operator is named')
    .action(act(run));

function run(query: string | undefined, options: MutateOptions): Promise<ExitCode> {
  const { mutate } = load('mutate') as typeof action;
  return mutate(query, options);
}
