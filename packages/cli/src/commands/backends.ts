import type { Command } from 'commander';
import type * as action from '../actions/backends';
import type * as installing from '../actions/install';
import { act, defineCommand, load, type CommonOptions } from '../command';

interface InstallOptions extends CommonOptions {
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
  ])
    .action(
      act((options: CommonOptions) => {
        const { listBackends } = load('backends') as typeof action;
        return listBackends(options);
      }),
    )
    .addCommand(install());
