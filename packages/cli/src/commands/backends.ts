import type { Command } from 'commander';
import type * as action from '../actions/backends';
import type * as checking from '../actions/check-backend';
import type * as installing from '../actions/install';
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

export interface InstallOptions extends CommonOptions {
  readonly force?: boolean;
}

const install = (): Command =>
  defineCommand('install', 'get what a backend needs, into a cache folder outside the repository', [
    ['gradcert backends install xla', 'XLA through a pinned jax, in a Python environment of its own'],
    ['gradcert backends install xla --force', 'the same, also where it is there already'],
  ])
    .argument('<name>', 'a backend, or the installation that several share')
    .option('--force', 'install again what is there')
    .action(
      act((name: string, _options: InstallOptions, command: Command) => {
        const { installBackend } = load('install') as typeof installing;
        return installBackend(name, command.optsWithGlobals<InstallOptions>());
      }),
    );

export default (): Command =>
  defineCommand('backends', 'what is here, what is missing, and how to get it', [
    ['gradcert backends', 'detects every backend'],
    ['gradcert backends --json', 'the same as JSON'],
    ['gradcert backends install xla', 'installs one'],
    ['gradcert backends check ./my-backend.ts', 'checks one'],
  ])
    .action(
      act((options: CommonOptions) => {
        const { listBackends } = load('backends') as typeof action;
        return listBackends(options);
      }),
    )
    .addCommand(install())
    .addCommand(check());
