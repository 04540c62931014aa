/** The pages of the real entries, rendered once for a test file. */
import { renderPage } from '../src/render-page';
import { sourcesOf } from '../src/site';
import { catalogue } from './real-catalogue';

export const pages = sourcesOf(catalogue).map(({ kind, source }) => renderPage(source, kind, catalogue));

const byPath = new Map(pages.map((page) => [page.listed.path, page]));

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
