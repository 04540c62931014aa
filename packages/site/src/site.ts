/** A site as its sources make it: pages one by one, all else in groups, each made once and when it is asked for. */
import { setImmediate } from 'node:timers/promises';
import { staticAssets } from './assets';
import { pageScripts, runScripts } from './bundle/scripts';
import { catalogueOf, type Catalogue } from './catalogue';
import { siteContext, type SiteContext, type SiteSources } from './context';
import { ladder } from './diagrams/ladder';
import { overviews } from './home';
import type { PageSource } from './page';
import { renderPage, type ManifestPage, type RenderedPage } from './render-page';
import { caseFiles } from './run-page';
import { searchIndex } from './search-index';
import type { SiteFile } from './site-file';

export interface SiteManifest {
  readonly schema: 'gradcert.site/1';
  readonly pages: readonly ManifestPage[];
}

type Files = readonly SiteFile[] | Promise<readonly SiteFile[]>;

/** Files that are made together. */
interface Group {
  readonly has: RegExp;
  readonly files: () => Files;
}

export interface Site {
  /** A page by its path; undefined where there is none. */
  readonly page: (path: string) => RenderedPage | undefined;
  /** All pages, in the order of the manifest. */
  readonly pages: () => Promise<readonly RenderedPage[]>;
  /** All that is no page. */
  readonly groups: readonly Group[];
}

/** Every page with the name of its kind. */
export const sourcesOf = (
  catalogue: Catalogue,
): readonly { readonly kind: string; readonly source: PageSource }[] => [
  ...overviews(catalogue).map((source) => ({ kind: 'overview', source })),
  ...catalogue.kinds.flatMap(({ name, pages }) => pages.map((source) => ({ kind: name, source }))),
];

/** The same sources give the same bytes. */
export function siteOf(sources: SiteSources): Site {
  const context = siteContext(sources);
  const catalogue = catalogueOf(context);
  const found = new Map(sourcesOf(catalogue).map((page) => [page.source.path, page]));
  const rendered = new Map<string, RenderedPage>();
  const page = (path: string): RenderedPage | undefined => {
    const known = rendered.get(path);
    const wanted = found.get(path);
    if (known || !wanted) return known;
    const made = renderPage(wanted.source, wanted.kind, catalogue);
    rendered.set(path, made);
    return made;
  };
  /** Others have their turn between two pages. */
  const pages = async (): Promise<readonly RenderedPage[]> => {
    const all: RenderedPage[] = [];
    for (const path of found.keys()) {
      const made = page(path);
      if (made) all.push(made);
      await setImmediate();
    }
    return all;
  };
  const { spec, root } = sources;
  return {
    page,
    pages,
    groups: [
      group(/^manifest\.json$/, async () => [manifest(await pages())]),
      group(/^run\/cases\//, () => caseFiles(context)),
      group(/^nets\/.*\.svg$/, () => pictures(context)),
      group(/^pagefind\//, async () => searchIndex(await pages())),
      group(/^assets\/\w+\.js$/, pageScripts),
      group(/^assets\/(?!\w+\.js$)/, staticAssets),
      group(/^run\/\w+\.js$/, () => runScripts(spec, root)),
    ],
  };
}

function group(has: RegExp, make: () => Files): Group {
  let files: Files | undefined;
  return { has, files: () => (files ??= make()) };
}

const manifest = (pages: readonly RenderedPage[]): SiteFile => {
  const content: SiteManifest = { schema: 'gradcert.site/1', pages: pages.map(({ listed }) => listed) };
  return { path: 'manifest.json', content: `${JSON.stringify(content, undefined, 1)}\n` };
};

const pictures = ({ spec, net }: SiteContext): readonly SiteFile[] =>
  spec.nets.map(({ id }) => ({ path: `nets/${id}.svg`, content: ladder(net(id)).svg }));
