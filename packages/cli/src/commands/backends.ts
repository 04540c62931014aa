import type { Command } from 'commander';
import { act, defineCommand, type CommonOptions } from '../command';

export default (): Command =>
  defineCommand('backends', 'what is here, what is missing, and how to get it', [
    ['gradcert backends', 'detects every backend'],
    ['gradcert backends --json', 'the same as JSON'],
  ]).action(
    act(async (options: CommonOptions) => {
      const { listBackends } = await import('../actions/backends');
      return listBackends(options);
    }),
  );
