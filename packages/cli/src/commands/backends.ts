import type { Command } from 'commander';
import { act, defineCommand, load, type CommonOptions } from '../command';

export default (): Command =>
  defineCommand('backends', 'what is here, what is missing, and how to get it', [
    ['gradcert backends', 'detects every backend'],
    ['gradcert backends --json', 'the same as JSON'],
  ]).action(
    act((options: CommonOptions) => {
      const { listBackends } = load<typeof import('../actions/backends')>('backends');
      return listBackends(options);
    }),
  );
