/** The pages of the real entries, rendered once for a test file. */
import { join } from 'node:path';
import { loadSpec } from '@gradcert/spec';
import { sourcesOf } from '../src/site';
import { catalogueOf } from '../src/catalogue';
import { siteContext } from '../src/context';
import { renderPage } from '../src/render-page';

export const ROOT = join(__dirname, '..', '..', '..');
export const spec = loadSpec();
export const site = siteContext({ spec, root: ROOT });
export const catalogue = catalogueOf(site);
export const pages = sourcesOf(catalogue).map(({ kind, source }) => renderPage(source, kind, catalogue));

const byPath = new Map(pages.map((page) => [page.listed.path, page]));
export const paths: ReadonlySet<string> = new Set(byPath.keys());

/** @throws Error where there is no such page. */
export function htmlOf(path: string): string {
  const page = byPath.get(path);
  if (page === undefined) throw new Error(`there is no page ${path}`);
  return page.html;
}

const CHARACTERS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#x3D': '=',
  '#x60': '`',
};

/** The text of an element, as a reader copies it. */
export const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#x27|#x3D|#x60);/g, (whole, name: string) => CHARACTERS[name] ?? whole);
