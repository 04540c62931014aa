import type { SiteContext } from '../context';
import { summaryOf, type MarkdownFile } from '../documents';
import { addressesIn, FINDINGS } from '../parts/document-links';
import { renderMarkdown, slug } from '../parts/markdown';
import type { PageKind, PageSource } from '../page';

/** What the cases found: one page for each section of docs/findings.md. */
export default {
  name: 'finding',
  folder: 'findings',
  title: 'Findings',
  lead: 'What the cases found in backends, with the command that shows each.',
  section: 'method',
  pages: (site) => {
    const document = site.documents.find(({ name }) => name === FINDINGS);
    return document ? sectionsOf(document).map((section) => source(section, site)) : [];
  },
} satisfies PageKind;

/** Each second-level heading with what stands below it, as a document of its own. */
const sectionsOf = (document: MarkdownFile): readonly (MarkdownFile & { readonly title: string })[] =>
  document.text
    .split(/^## /m)
    .slice(1)
    .map((text) => {
      const title = text.slice(0, text.indexOf('\n')).trim();
      return { ...document, title, name: slug(title.replace(/`/g, '')), text: `# ${text}` };
    });

const source = (section: MarkdownFile & { readonly title: string }, site: SiteContext): PageSource => ({
  path: `findings/${section.name}.html`,
  id: section.name,
  title: section.title.replace(/`/g, ''),
  summary: summaryOf(section),
  origin: section.file,
  body: () => ({
    template: 'document',
    view: { kind: 'finding', html: renderMarkdown(section.text, section.file, addressesIn(site)) },
  }),
});
