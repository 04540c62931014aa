import type { Command } from 'commander';
import type * as action from '../actions/prove';
import { act, defineCommand, load, type CommonOptions } from '../command';

export default (): Command =>
  defineCommand('prove', 'decide the claims that need no backend: denotation, text, meaning', [
    ['gradcert prove', 'every claim of every entry'],
    ["gradcert prove 'conv-*:meaning'", 'one layer of matching entries'],
  ])
    .argument('[query]', 'node:layer, with * for any name')
    .action(
      act((query: string | undefined, options: CommonOptions) => {
        const { prove } = load('prove') as typeof action;
        return prove(query, options);
      }),
    );
