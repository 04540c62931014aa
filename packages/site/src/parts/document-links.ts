/** Where files of the repository have a page. */
import { hypothesisPage, netPage, entryPage } from '@gradcert/codegen';
import type { SiteContext } from '../context';
import type { MarkdownFile } from '../documents';

export const documentPage = ({ name, isGuide }: Pick<MarkdownFile, 'name' | 'isGuide'>): string =>
  `${isGuide ? 'guides' : 'concepts'}/${name}.html`;

/** The page of a document or an entry, from pages one folder below the root. */
export function addressesIn(site: SiteContext): (file: string) => string | undefined {
  const { documents, entries, spec, fromRoot } = site;
  const pages = new Map<string, string>([
    ...documents.map((document) => [document.file, documentPage(document)] as const),
    ...entries.map((entry) => [fromRoot(entry.file), entryPage(entry)] as const),
    ...spec.nets.map(({ id, file }) => [fromRoot(file), netPage(id)] as const),
    ...spec.hypotheses.map(({ id, file }) => [fromRoot(file), hypothesisPage(id)] as const),
    ['README.md', 'index.html'] as const,
  ]);
  return (file) => {
    const page = pages.get(file);
    return page === undefined ? undefined : `../${page}`;
  };
}
