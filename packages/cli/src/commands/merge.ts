import type { Command } from 'commander';
import type * as action from '../actions/merge';
import { act, collectList, defineCommand, load, type CommonOptions } from '../command';
import { datedOptions, type DatedOptions } from '../dated';

export interface MergeOptions extends CommonOptions, DatedOptions {
  readonly deviceKinds?: readonly string[];
  readonly report?: string;
  readonly publish?: string;
}

const command = (): Command =>
  defineCommand('merge', 'one report of the results of all shards; exit 1 where one is missing', [
    ['gradcert merge results/ --report out/', 'every file of results in a folder'],
    ['gradcert merge results/ --device-kinds h100,mi300', 'exit 1 where one of these has no results at all'],
    [
      'gradcert merge results/ --publish history/ --date 2026-01-31T12:00:00Z --revision 1a2b3c',
      'kept for `report trend`',
    ],
  ])
    .argument('<dirs...>', 'folders with files of results, at any depth, or such files')
    .option(
      '--device-kinds <kinds>',
      'kinds of devices that must be there, by comma (default: those of gradcert.config.ts, or those found)',
      collectList,
    )
    .option('--report <folder>', 'write report.html, report.json, junit.xml and costs.json')
    .option('--publish <folder>', 'keep the report in a folder of its own there, replacing none');

export default (): Command =>
  datedOptions(command()).action(
    act((dirs: readonly string[], options: MergeOptions) => {
      const { merge } = load('merge') as typeof action;
      return merge(dirs, options);
    }),
  );
