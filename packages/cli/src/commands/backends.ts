import type { Command } from 'commander';
import type * as action from '../actions/backends';
import type * as checking from '../actions/check-backend';
import { act, defineCommand, load, type CommonOptions } from '../command';

const check = (): Command =>
  defineCommand('check', 'does a backend keep to the interface that all share', [
    ['gradcert backends check ./my-backend.ts', 'the module of a backend of your own'],
    ['gradcert backends check tfjs-cpu', 'one that is known by its id'],
  ])
    .argument('<backend>', 'its id, or the path of its module')
    .action(
      act((backend: string, _options: CommonOptions, command: Command) => {
        const { checkOne } = load('check-backend') as typeof checking;
        return checkOne(backend, command.optsWithGlobals<CommonOptions>());
      }),
    );

export default (): Command =>
  defineCommand('backends', 'what is here, what is missing, and how to get it', [
    ['gradcert backends', 'detects every backend'],
    ['gradcert backends --json', 'the same as JSON'],
    ['gradcert backends check ./my-backend.ts', 'checks one'],
  ])
    .action(
      act((options: CommonOptions) => {
        const { listBackends } = load('backends') as typeof action;
        return listBackends(options);
      }),
    )
    .addCommand(check());
