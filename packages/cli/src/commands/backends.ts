import type { Command } from 'commander';
import type * as action from '../actions/backends';
import { act, defineCommand, load, type CommonOptions } from '../command';

export default (): Command =>
  defineCommand('backends', 'what is here, what is missing, and how to get it', [
    ['gradcert backends', 'detects every backend'],
    ['gradcert backends --json', 'the same as JSON'],
  ]).action(
    act((options: CommonOptions) => {
      const { listBackends } = load('backends') as typeof action;
      return listBackends(options);
    }),
  );
