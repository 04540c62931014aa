import { Command, InvalidArgumentError } from 'commander';
import type * as diffAction from '../actions/report-diff';
import type * as trendAction from '../actions/report-trend';
import { act, defineCommand, load, type CommonOptions } from '../command';

export interface ReportDiffOptions extends CommonOptions {
  readonly factor?: number;
}

export interface ReportTrendOptions extends CommonOptions {
  readonly factor?: number;
  readonly page?: string;
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
        const { reportDiff } = load('report-diff') as typeof diffAction;
        return reportDiff(before, after, options);
      }),
    );

const trend = (): Command =>
  defineCommand('trend', 'what got worse, and since when, in stored reports; exit 1 where something did', [
    ['gradcert report trend history', 'every report below a folder, as `merge --publish` keeps them'],
    ['gradcert report trend history --page trend.html', 'a page too'],
    ['gradcert report trend history --json', 'every node on every backend in every report'],
  ])
    .argument('<dir>', 'a folder with reports, at any depth')
    .option('--page <file>', 'write a page that needs no script and no network')
    .option(
      '--factor <number>',
      'by how much the use of a bound must have grown to be reported (default: 2)',
      factorOf,
    )
    .action(
      act((dir: string, options: ReportTrendOptions) => {
        const { reportTrend } = load('report-trend') as typeof trendAction;
        return reportTrend(dir, options);
      }),
    );

export default (): Command =>
  new Command('report')
    .description('reports that were written by run --report or merge')
    .addCommand(diff())
    .addCommand(trend());
