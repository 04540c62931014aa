import type { Command } from 'commander';
import type * as action from '../actions/calibrate';
import { act, defineCommand, load, type CommonOptions } from '../command';

export interface CalibrateOptions extends CommonOptions {
  readonly check?: boolean;
  readonly fresh?: boolean;
}

export default (): Command =>
  defineCommand('calibrate', 'choose the cases that every run takes: the cheapest that notice every mutant', [
    ['gradcert calibrate', 'entries that changed, or whose mutants did'],
    ["gradcert calibrate 'conv-*' --fresh", 'matching entries, whether or not they changed'],
    ['gradcert calibrate --check', 'writes nothing; exits 1 and names what is stale'],
  ])
    .argument('[query]', 'node, with * for any name')
    .option('--check', 'only say which entries are stale')
    .option('--fresh', 'choose anew what is up to date as well')
    .action(
      act((query: string | undefined, options: CalibrateOptions) => {
        const { calibrate } = load('calibrate') as typeof action;
        return calibrate(query, options);
      }),
    );
