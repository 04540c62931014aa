/** The whole site, from the entries to files. */
import { setImmediate } from 'node:timers/promises';
import { catalogueOf, type Catalogue } from './catalogue';
import { staticAssets } from './assets';
import { siteContext, type SiteSources } from './context';
import { ladder } from './diagrams/ladder';
import { overviews } from './home';
import type { PageSource } from './page';
import { renderPage, type ManifestPage, type RenderedPage } from './render-page';
import { bundleScripts } from './bundle/scripts';
import { caseFiles } from './run-page';
import { searchIndex } from './search-index';
import { sitemap } from './sitemap';
import type { SiteFile } from './site-file';
import { ensureSiteFolder, writeSite, type WrittenSite } from './write-site';

export interface SiteManifest {
  readonly schema: 'gradcert.site/1';
  readonly pages: readonly ManifestPage[];
}

export interface BuildOptions extends SiteSources {
  /** The folder to write into. */
  readonly to: string;
  /** Where the site will be served from ('https://example.org/gradcert/'): a sitemap.xml names absolute addresses. */
  readonly url?: string;
}

export interface BuildReport extends WrittenSite {
  readonly pages: number;
  readonly milliseconds: number;
}

/** Every page with the name of its kind. */
export const sourcesOf = (
  catalogue: Catalogue,
): readonly { readonly kind: string; readonly source: PageSource }[] => [
  ...overviews(catalogue).map((source) => ({ kind: 'overview', source })),
  ...catalogue.kinds.flatMap(({ name, pages }) => pages.map((source) => ({ kind: name, source }))),
];

/** All pages, rendered; others have their turn between two of them. */
async function renderAll(catalogue: Catalogue): Promise<readonly RenderedPage[]> {
  const pages: RenderedPage[] = [];
  for (const { kind, source } of sourcesOf(catalogue)) {
    pages.push(renderPage(source, kind, catalogue));
    await setImmediate();
  }
  return pages;
}

const manifestOf = (pages: readonly RenderedPage[]): SiteManifest => ({
  schema: 'gradcert.site/1',
  pages: pages.map(({ listed }) => listed),
});

/** The files of a site. The same sources give the same bytes. */
async function siteFiles(options: Omit<BuildOptions, 'to'>): Promise<readonly SiteFile[]> {
  const { spec, root } = options;
  const site = siteContext(options);
  const [scripts, pages] = await Promise.all([bundleScripts(spec, root), renderAll(catalogueOf(site))]);
  return [
    ...pages.map(({ html, listed }) => ({ path: listed.path, content: html })),
    { path: 'manifest.json', content: `${JSON.stringify(manifestOf(pages), undefined, 1)}\n` },
    ...(options.url === undefined ? [] : [sitemap(options.url, pages)]),
    ...caseFiles(site),
    ...spec.nets.map(({ id }) => ({ path: `nets/${id}.svg`, content: ladder(site.net(id)) })),
    ...(await searchIndex(pages)),
    ...staticAssets(),
    ...scripts,
  ];
}

/**
 * Builds the site into a folder: writes what differs, removes pages that there are no more.
 * @throws SiteError where a page cannot be made, or the folder holds something else than a site.
 */
export async function buildSite({ to, ...options }: BuildOptions): Promise<BuildReport> {
  const start = performance.now();
  ensureSiteFolder(to);
  const files = await siteFiles(options);
  const written = writeSite(to, files);
  const pages = files.filter(({ path }) => path.endsWith('.html')).length;
  return { ...written, pages, milliseconds: Math.round(performance.now() - start) };
}
