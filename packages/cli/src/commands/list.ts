import type { Command } from 'commander';
import type * as action from '../actions/list';
import { act, defineCommand, load, type CommonOptions } from '../command';
import { profileOption, type ProfileOptions } from '../profile-option';

export interface ListOptions extends CommonOptions, ProfileOptions {
  readonly cases?: boolean;
}

export default (): Command =>
  defineCommand('list', 'entries, layers and cases', [
    ['gradcert list', 'everything'],
    ["gradcert list 'conv-*' --cases", 'the ids of the cases of matching entries'],
    ['gradcert list --json', 'totals and entries as JSON'],
  ])
    .argument('[query]', 'node:layer:case, with * for any name')
    .option('--cases', 'name every case')
    .addOption(profileOption())
    .action(
      act((query: string | undefined, options: ListOptions) => {
        const { listEntries } = load('list') as typeof action;
        return listEntries(query, options);
      }),
    );
