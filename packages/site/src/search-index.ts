/** The index that pages are searched by, without a server: Pagefind's, made of the rendered pages. */
import type { RenderedPage } from './render-page';
import { SiteError } from './site-error';
import type { SiteFile } from './site-file';

/** What no reader searches for: formulae as they are set, and program text beside the words about it. */
const EXCLUDED = ['.katex', 'pre'];

/** @throws SiteError where Pagefind has no binary for this machine, or refuses a page. */
export async function searchIndex(pages: readonly RenderedPage[]): Promise<readonly SiteFile[]> {
  const pagefind = await import('pagefind');
  const { index, errors } = await pagefind.createIndex({
    excludeSelectors: EXCLUDED,
    includeCharacters: '_',
  });
  if (!index) throw new SiteError(`pages cannot be indexed: ${errors.join('; ')}`);
  // One after the other: the index then has the pages in their own order, and the same bytes every time.
  for (const { html, listed } of pages) {
    const added = await index.addHTMLFile({ url: listed.path, content: html });
    if (added.errors.length > 0)
      throw new SiteError(`${listed.path} cannot be indexed: ${added.errors.join('; ')}`);
  }
  const { files } = await index.getFiles();
  await pagefind.close();
  return files
    .filter(({ path }) => isNeeded(path))
    .map(({ path, content }) => ({ path: `pagefind/${path}`, content }));
}

/** Pagefind comes with widgets of its own, which no page uses. */
const isNeeded = (path: string): boolean => !/ui|modular|component|highlight/.test(path);
