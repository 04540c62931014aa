import type { Command } from 'commander';
import type * as action from '../actions/fleet';
import { act, defineCommand, load, type CommonOptions } from '../command';

export interface FleetOptions extends CommonOptions {
  readonly check?: boolean;
  readonly print?: boolean;
}

export default (): Command =>
  defineCommand('fleet', "files for the engines that run a fleet's shards, from gradcert.config.ts", [
    ['gradcert fleet', 'writes those of every engine that a kind of device names'],
    ['gradcert fleet slurm', 'of one engine'],
    ['gradcert fleet --check', 'writes nothing; exits 1 and names what is stale'],
    [
      'gradcert fleet buildkite --print | buildkite-agent pipeline upload',
      'a pipeline made by the build that runs it',
    ],
  ])
    .argument('[engine]', 'github, slurm, kubernetes or buildkite')
    .option('--check', 'only compare')
    .option('--print', 'to stdout instead; of an engine that has one file')
    .action(
      act((engine: string | undefined, options: FleetOptions) => {
        const { fleet } = load('fleet') as typeof action;
        return fleet(engine, options);
      }),
    );
