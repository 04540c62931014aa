/** Addresses of pages from other pages, all of which lie one folder below the site's root. */
import { entryPage } from '@gradcert/codegen';
import type { CertifiedFunction } from '@gradcert/spec';
import { isOpKind } from '@gradcert/stablehlo';

export interface Link {
  readonly title: string;
  readonly href: string;
}

export const linkTo = (entry: Pick<CertifiedFunction, 'kind' | 'id' | 'title'>): Link & { id: string } => ({
  id: entry.id,
  title: entry.title,
  href: `../${entryPage(entry)}`,
});

export const opKindPage = (kind: string): string => `stablehlo/${kind}.html`;

/** For the colouring of text: where the meaning of an op stands. */
export const meaningOf = (kind: string): string | undefined =>
  isOpKind(kind) ? `../${opKindPage(kind)}` : undefined;
