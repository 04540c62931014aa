import type { Command } from 'commander';
import { act, defineCommand, type CommonOptions } from '../command';

export default (): Command =>
  defineCommand('prove', 'decide the claims that need no backend: denotation, text, meaning', [
    ['gradcert prove', 'every claim of every entry'],
    ["gradcert prove 'conv-*:meaning'", 'one layer of matching entries'],
  ])
    .argument('[query]', 'node:layer, with * for any name')
    .action(
      act(async (query: string | undefined, options: CommonOptions) => {
        const { prove } = await import('../actions/prove');
        return prove(query, options);
      }),
    );
