/** Pages of written documents. */
import type { SiteContext } from '../context';
import { summaryOf, titleOf, type MarkdownFile } from '../documents';
import type { PageSource } from '../page';
import { addressesIn, documentPage } from './document-links';
import { renderMarkdown } from './markdown';

export function documentSources(
  site: SiteContext,
  isWanted: (document: MarkdownFile) => boolean,
): readonly PageSource[] {
  const addressOf = addressesIn(site);
  return site.documents.filter(isWanted).map((document) => ({
    path: documentPage(document),
    id: document.name,
    title: titleOf(document),
    summary: summaryOf(document),
    origin: document.file,
    body: () => ({
      template: 'document',
      view: {
        kind: document.isGuide ? 'guide' : 'concept',
        html: renderMarkdown(document.text, document.file, addressOf),
      },
    }),
  }));
}
