import { Option, type Command } from 'commander';
import type { Route } from '@gradcert/backends';
import type * as action from '../actions/export';
import { act, defineCommand, load, type CommonOptions } from '../command';

export interface ExportOptions extends CommonOptions {
  readonly to: string;
  readonly route: Route;
}

export default (): Command =>
  defineCommand('export', 'write cases as .npy files, for what cannot be called from here', [
    [
      "gradcert export 'conv-*' --to cases/",
      'operands, manifest and texts, for a gradient kernel of your own',
    ],
    ["gradcert export 'conv-*' --to cases/ --route emitted", 'for what runs the StableHLO text itself'],
  ])
    .argument('[query]', 'node:layer:case, with * for any name')
    .requiredOption('--to <folder>', 'a folder that does not exist yet, or is empty')
    .addOption(
      new Option('--route <route>', 'what will make the outputs: a gradient kernel, or the text')
        .choices(['emitted', 'native'])
        .default('native'),
    )
    .action(
      act((query: string | undefined, options: ExportOptions) => {
        const { exportTo } = load('export') as typeof action;
        return exportTo(query, options);
      }),
    );
