/** The start page, the lists of each kind, and the list of everything. */
import type { PageSource, PageBody } from './page';
import { runPage } from './run-page';
import { SECTIONS, type Catalogue, type CatalogueKind } from './catalogue';

const HEADINGS: Readonly<Record<(typeof SECTIONS)[number], string>> = {
  certified: 'What is certified',
  method: 'How it is checked',
  reading: 'To read',
};

/** Pages about pages. */
export const overviews = (catalogue: Catalogue): readonly PageSource[] => [
  {
    path: 'index.html',
    id: 'gradcert',
    title: 'Certified gradient nodes',
    summary:
      'Does this machine compute that derivative? Every certified gradient node, what it computes, why that is right, and whether machines get it right.',
    origin: 'packages/spec/src',
    body: () => home(catalogue),
  },
  {
    path: 'sitemap.html',
    id: 'sitemap',
    title: 'All pages',
    summary: 'Every page of this site.',
    origin: 'packages/spec/src',
    body: () => sitemap(catalogue),
  },
  runPage(catalogue),
  ...catalogue.kinds.map((kind) => ({
    path: `${kind.folder}/index.html`,
    id: kind.folder,
    title: kind.title,
    summary: kind.lead,
    origin: 'packages/spec/src',
    body: () => listOf(kind),
  })),
];

function home({ site, kinds }: Catalogue): PageBody {
  const sections = SECTIONS.map((id) => ({
    id,
    heading: HEADINGS[id],
    kinds: kinds
      .filter(({ section }) => section === id)
      .map(({ folder, title, lead }) => ({ folder, title, lead, fact: `pages.${folder}` })),
  }));
  const families = kinds.find(({ folder }) => folder === 'families')?.pages ?? [];
  const facts = {
    nodes: site.spec.nodes.length,
    cases: site.entries.reduce((count, entry) => count + site.cases(entry).length, 0),
    ...Object.fromEntries(kinds.map(({ folder, pages }) => [`pages.${folder}`, whole(pages).length])),
  };
  const view = { sections, families: families.map(({ path, title }) => ({ path, title })) };
  return { template: 'home', view, facts };
}

/** Without those that are parts of others. */
const whole = (pages: readonly PageSource[]): readonly PageSource[] => pages.filter(({ isPart }) => !isPart);

const sitemap = ({ kinds }: Catalogue): PageBody => ({
  template: 'sitemap',
  view: {
    kinds: kinds.map(({ folder, title, pages }) => ({
      folder,
      title,
      pages: pages.map((page) => ({ path: page.path, title: page.title })),
    })),
  },
  facts: { pages: kinds.reduce((count, { pages }) => count + pages.length, 0) },
});

function listOf({ folder, title, lead, pages }: CatalogueKind): PageBody {
  const groups = [...new Set(pages.map(({ group }) => group ?? ''))].map((heading) => ({
    heading,
    id: heading.toLowerCase().replaceAll(' ', '-'),
    items: pages
      .filter(({ group }) => (group ?? '') === heading)
      .map((page) => ({
        title: page.title,
        href: page.path.slice(folder.length + 1),
        id: page.id === page.title ? null : page.id,
        summary: heading === '' ? page.summary : null,
      })),
  }));
  return { template: 'kind-index', view: { title, lead, groups }, facts: { pages: whole(pages).length } };
}
