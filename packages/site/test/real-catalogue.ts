/** The real entries as pages that are still to be rendered. */
import { join } from 'node:path';
import { loadSpec } from '@gradcert/spec';
import { catalogueOf, type Catalogue } from '../src/catalogue';
import { siteContext } from '../src/context';
import { renderPage } from '../src/render-page';
import { sourcesOf } from '../src/site';

export const ROOT = join(__dirname, '..', '..', '..');
export const spec = loadSpec();
export const site = siteContext({ spec, root: ROOT });
export const catalogue = catalogueOf(site);
export const paths: ReadonlySet<string> = new Set(sourcesOf(catalogue).map(({ source }) => source.path));

/**
 * One page alone.
 * @throws Error where there is no such page
 */
export function rendered(path: string, of: Catalogue = catalogue): string {
  const found = sourcesOf(of).find(({ source }) => source.path === path);
  if (!found) throw new Error(`there is no page ${path}`);
  return renderPage(found.source, found.kind, of).html;
}
