/** Where files of the repository have a page. */
import { hypothesisPage, netPage, entryPage } from '@gradcert/codegen';
import type { SiteContext } from '../context';
import type { MarkdownFile } from '../documents';
import type { AddressOf } from './markdown';

export const documentPage = ({ name, isGuide }: Pick<MarkdownFile, 'name' | 'isGuide'>): string =>
  name === FINDINGS ? 'findings/index.html' : `${isGuide ? 'guides' : 'concepts'}/${name}.html`;

/** The document that has a page for each of its sections. */
export const FINDINGS = 'findings';

/** The page of a document or an entry, from pages one folder below the root. */
export function addressesIn(site: SiteContext): AddressOf {
  const { documents, entries, spec, fromRoot } = site;
  const pages = new Map<string, string>([
    ...documents.map((document) => [document.file, documentPage(document)] as const),
    ...entries.map((entry) => [fromRoot(entry.file), entryPage(entry)] as const),
    ...spec.nets.map(({ id, file }) => [fromRoot(file), netPage(id)] as const),
    ...spec.hypotheses.map(({ id, file }) => [fromRoot(file), hypothesisPage(id)] as const),
    ['README.md', 'index.html'] as const,
  ]);
  return (file, anchor) => {
    const page = pages.get(file);
    if (page === undefined) return undefined;
    if (anchor === undefined) return `../${page}`;
    return file === `docs/${FINDINGS}.md` ? `../findings/${anchor}.html` : `../${page}#${anchor}`;
  };
}
