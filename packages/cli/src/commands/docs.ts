import { Command, InvalidArgumentError } from 'commander';
import type * as action from '../actions/docs-build';
import type * as serveAction from '../actions/docs-serve';
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

export interface ServeOptions extends CommonOptions {
  readonly port: number;
  readonly report?: readonly string[];
}

const serve = (): Command =>
  defineCommand(
    'serve',
    'the pages while they are written: each follows the entry or text that it is made of',
    [
      ['gradcert docs serve', 'at http://localhost:8080/, until Ctrl-C'],
      ['gradcert docs serve --port 0 --report out/', 'at a port that is free, with the results of a report'],
    ],
  )
    .option('--port <number>', 'where to listen, on this machine alone', portOf, 8080)
    .option('--report <folders...>', 'reports whose results the pages show')
    .action(
      act((options: ServeOptions) => {
        const { serveDocs } = load('docs-serve') as typeof serveAction;
        return serveDocs(options);
      }),
    );

function portOf(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new InvalidArgumentError('a port is a whole number from 0 to 65535.');
  return port;
}

export default (): Command =>
  new Command('docs').description('the published pages').addCommand(build()).addCommand(serve());
