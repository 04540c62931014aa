import type { Command } from 'commander';
import type * as action from '../actions/start';
import { act, collectList, defineCommand, load, type CommonOptions } from '../command';

export interface StartOptions extends CommonOptions {
  readonly backend?: readonly string[];
  readonly report: string;
}

export default (): Command =>
  defineCommand(
    'start',
    'the main job: all nodes, and the MNIST CNN on real images, on the best backend present',
    [
      ['npm start', 'the same'],
      ['gradcert start --backend tfjs-cpu', 'on a backend of your choice'],
    ],
  )
    .option('--backend <ids>', 'backends to run on, by comma', collectList)
    .option('--report <folder>', 'where the report goes', '.gradcert/report')
    .action(
      act((options: StartOptions) => {
        const { start } = load('start') as typeof action;
        return start(options);
      }),
    );
