import type { Command } from 'commander';
import type * as action from '../actions/mutate';
import { act, defineCommand, load, type CommonOptions } from '../command';
import type { ExitCode } from '../exit';
import { profileOption, type ProfileOptions } from '../profile-option';

export interface MutateOptions extends CommonOptions, ProfileOptions<'standard' | 'quick' | 'thorough'> {
  readonly operator?: string;
  readonly diagnose?: boolean;
}

export default (): Command =>
  defineCommand('mutate', 'would the cases notice: every mutant of every entry against them', [
    ['gradcert mutate', 'all entries, all mutation operators'],
    ["gradcert mutate 'conv-*'", 'matching entries'],
    ['gradcert mutate --operator padding-shifted', 'one operator'],
    ['gradcert mutate --profile thorough', 'against all cases, not those alone that every run takes'],
  ])
    .argument('[query]', 'node, with * for any name')
    .option('--operator <name>', 'only mutants of this operator')
    .option('--diagnose', 'diagnose every result that is killed, and count how often its operator is named')
    .addOption(profileOption('literal'))
    .action(act(run));

function run(query: string | undefined, options: MutateOptions): Promise<ExitCode> {
  const { mutate } = load('mutate') as typeof action;
  return mutate(query, options);
}
