import { Command } from 'commander';
import type * as action from '../actions/docs-build';
import { act, defineCommand, load, type CommonOptions } from '../command';

export interface BuildOptions extends CommonOptions {
  readonly to: string;
  readonly report?: readonly string[];
  readonly url?: string;
}

const build = (): Command =>
  defineCommand(
    'build',
    'the pages: what every entry computes, why that is right, and whether machines get it right',
    [
      ['gradcert docs build', 'the whole site, into site/'],
      ['gradcert docs build --report out/', 'with the results of a `gradcert run --report out/`'],
      ['gradcert docs build --url https://example.org/gradcert/', 'with a sitemap.xml of that address'],
    ],
  )
    .option('--to <folder>', 'where to write it; what is no page any more is removed there', 'site')
    .option('--report <folders...>', 'reports whose results the pages show')
    .option('--url <address>', 'where it will be served from, for sitemap.xml')
    .action(
      act((options: BuildOptions) => {
        const { buildDocs } = load('docs-build') as typeof action;
        return buildDocs(options);
      }),
    );

export default (): Command => new Command('docs').description('the published pages').addCommand(build());
