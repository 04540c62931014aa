/** The whole site, from the entries to files. */
import type { SiteSources } from './context';
import { siteOf } from './site';
import type { SiteFile } from './site-file';
import { sitemap } from './sitemap';
import { ensureSiteFolder, writeSite, type WrittenSite } from './write-site';

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

/** The files of a site. */
async function siteFiles(options: Omit<BuildOptions, 'to'>): Promise<readonly SiteFile[]> {
  const { pages, groups } = siteOf(options);
  const [all, ...others] = await Promise.all([pages(), ...groups.map(({ files }) => files())]);
  return [
    ...all.map(({ html, listed }) => ({ path: listed.path, content: html })),
    ...(options.url === undefined ? [] : [sitemap(options.url, all)]),
    ...others.flat(),
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
