/** From a page's source to its HTML and its line in the manifest. */
import type { Catalogue } from './catalogue';
import type { Facts, PageSource } from './page';
import { render } from './parts/templates';
import { RUN_PAGE } from './run-page';

/** A page as the manifest lists it. */
export interface ManifestPage {
  readonly path: string;
  readonly kind: string;
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly origin: string;
  /** Every number that the page shows as such, by name. */
  readonly facts: Facts;
}

export interface RenderedPage {
  readonly html: string;
  readonly listed: ManifestPage;
}

/** In the bar above every page; all others are reached from the start page. */
const NAVIGATION = ['nodes', 'ops', 'nets', 'hypotheses', 'concepts', 'guides'];

/** @throws SiteError where a template shows what its view has not, or a formula cannot be set. */
export function renderPage(page: PageSource, kind: string, catalogue: Catalogue): RenderedPage {
  const { path, id, title, summary, origin } = page;
  const { template, view, facts = {} } = page.body();
  const body = render(template, view, facts).trim();
  const html = render('layout', {
    title,
    summary,
    origin,
    kind: kind.replaceAll('-', ' '),
    body: withAnchors(body),
    base: path.includes('/') ? '../' : './',
    toc: contentsOf(body),
    nav: catalogue.kinds
      .filter(({ folder }) => NAVIGATION.includes(folder))
      .map((each) => ({
        title: each.title,
        href: `${each.folder}/index.html`,
        current: path.startsWith(`${each.folder}/`),
      }))
      .concat({ title: 'Run', href: RUN_PAGE, current: path === RUN_PAGE }),
  });
  return { html, listed: { path, kind, id, title, summary, origin, facts } };
}

/** Headings that can be linked to, where there are several. */
function contentsOf(body: string): readonly { readonly id: string; readonly title: string }[] {
  const sections = [
    ...body.matchAll(/<section id="([^"]+)">\s*<h2>(.*?)<\/h2>|<h2 id="([^"]+)">(.*?)<\/h2>/gs),
  ].map(([, id = '', title = '', ownId = '', ownTitle = '']) => ({
    id: id || ownId,
    title: (title || ownTitle).replace(/<\/?a\b[^>]*>/g, ''),
  }));
  return sections.length > 2 ? sections : [];
}

/** Every heading that can be linked to, with a link to itself. */
const withAnchors = (body: string): string =>
  body.replace(
    /(<section id="([^"]+)">\s*<h2>|<h2 id="([^"]+)">)(.*?)<\/h2>/gs,
    (_, start: string, id: string | undefined, ownId: string | undefined, title: string) =>
      `${start}${title} <a class="anchor" href="#${id ?? ownId ?? ''}" aria-label="Link to this section" data-pagefind-ignore>#</a></h2>`,
  );
