import type { Command } from 'commander';
import type * as action from '../actions/judge';
import { act, defineCommand, load, type CommonOptions } from '../command';

export interface JudgeOptions extends CommonOptions {
  readonly accuracy: string;
  readonly as: string;
  readonly junit?: string;
}

export default (): Command =>
  defineCommand('judge', 'judge outputs that were laid beside exported cases', [
    ['gradcert judge cases/', 'every case that was exported there'],
    ["gradcert judge cases/ 'conv-weight-grad:exact' --as torch", 'some of them'],
    ['gradcert judge cases/ --accuracy wgsl --junit out.xml', 'by what another standard grants'],
  ])
    .argument('<folder>', 'what gradcert export wrote, with the outputs in it')
    .argument('[query]', 'node:layer:case, with * for any name')
    .option('--accuracy <profile>', 'what float32 functions are granted', 'ieee-754')
    .option('--as <name>', 'what made the outputs, as results name it', 'judged')
    .option('--junit <file>', 'write the results as JUnit XML')
    .action(
      act((folder: string, query: string | undefined, options: JudgeOptions) => {
        const { judge } = load('judge') as typeof action;
        return judge(folder, query, options);
      }),
    );
