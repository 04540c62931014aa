/** Every page there is, by kind: found by the files of kinds/. */
import type { SiteContext } from './context';
import * as kindModules from './kinds';
import type { PageKind, PageSource } from './page';

export const SECTIONS = ['certified', 'method', 'reading'] as const;

/** Kinds in the order of the navigation: others follow by their titles. */
const FIRST: readonly string[] = ['nodes', 'ops', 'nets', 'hypotheses', 'families'];

export interface CatalogueKind extends Omit<PageKind, 'pages'> {
  readonly pages: readonly PageSource[];
}

export interface Catalogue {
  readonly site: SiteContext;
  /** Kinds without a page are left out. */
  readonly kinds: readonly CatalogueKind[];
}

export function catalogueOf(site: SiteContext): Catalogue {
  const kinds = (Object.values(kindModules) as PageKind[])
    .sort(
      (a, b) =>
        SECTIONS.indexOf(a.section) - SECTIONS.indexOf(b.section) ||
        place(a) - place(b) ||
        (a.title < b.title ? -1 : 1),
    )
    .map((kind) => ({ ...kind, pages: kind.pages(site) }))
    .filter(({ pages }) => pages.length > 0);
  return { site, kinds };
}

const place = ({ folder }: PageKind): number =>
  FIRST.includes(folder) ? FIRST.indexOf(folder) : FIRST.length;
