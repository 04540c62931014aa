/** One page, and one kind of pages: what a file in kinds/ declares. */
import type { SiteContext } from './context';

/** Numbers that a page shows, by name: templates show them by {{{fact name}}}, and the manifest lists them. */
export type Facts = Readonly<Record<string, number>>;

export interface PageBody {
  readonly template: string;
  readonly view: object;
  readonly facts?: Facts;
}

export interface PageSource {
  /** From the site's root, with forward slashes: it never changes, for others link to it. */
  readonly path: string;
  readonly id: string;
  readonly title: string;
  /** One sentence, for lists and search engines. */
  readonly summary: string;
  /** Heading under which its kind's list has it. */
  readonly group?: string;
  /** A part of another page: listed, and not counted. */
  readonly isPart?: true;
  /** The file or folder that it is made of, from the repository's root. */
  readonly origin: string;
  readonly body: () => PageBody;
}

export interface PageKind {
  /** In kebab case, in the singular: part of the manifest. */
  readonly name: string;
  /** Folder below the site's root. */
  readonly folder: string;
  /** In the plural: the title of its list. */
  readonly title: string;
  readonly lead: string;
  /** Place among the kinds in the navigation, by section. */
  readonly section: 'certified' | 'method' | 'reading';
  readonly pages: (site: SiteContext) => readonly PageSource[];
}
