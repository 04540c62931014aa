import { Command, InvalidArgumentError } from 'commander';
import type * as action from '../actions/report-diff';
import { act, defineCommand, load, type CommonOptions } from '../command';

export interface ReportDiffOptions extends CommonOptions {
  readonly factor?: number;
}

function factorOf(text: string): number {
  const value = Number(text);
  if (Number.isFinite(value) && value > 1) return value;
  throw new InvalidArgumentError('a number above 1 is needed.');
}

const diff = (): Command =>
  defineCommand('diff', 'two reports compared; exit 1 where the second is worse', [
    ['gradcert report diff before after', 'two folders of run --report'],
    [
      'gradcert report diff before after --factor 4',
      'errors that grew to four times their share of the bound',
    ],
  ])
    .argument('<before>', "a report's folder, or its report.json")
    .argument('<after>', 'the one that is to be no worse')
    .option(
      '--factor <number>',
      'by how much the use of a bound must grow to be reported (default: 2)',
      factorOf,
    )
    .action(
      act((before: string, after: string, options: ReportDiffOptions) => {
        const { reportDiff } = load('report-diff') as typeof action;
        return reportDiff(before, after, options);
      }),
    );

export default (): Command =>
  new Command('report').description('reports that were written by run --report').addCommand(diff());
