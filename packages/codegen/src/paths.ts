/** Where each output lies, from the repository's root; and each page, from the root of the site that `gradcert docs build` makes. */
import type { CertifiedFunction } from '@gradcert/spec';

export const MANIFEST = 'packages/generated-tests/manifest.json';
export const PROOFS = 'packages/generated-tests/proofs.json';

export const familyTest = (family: string): string => `packages/generated-tests/src/${family}.test.ts`;
export const netTest = (id: string): string => `packages/generated-tests/src/nets/${id}.test.ts`;

export const entryPage = (entry: Pick<CertifiedFunction, 'kind' | 'id'>): string =>
  `${entry.kind}s/${entry.id}.html`;
export const netPage = (id: string): string => `nets/${id}.html`;
export const hypothesisPage = (id: string): string => `hypotheses/${id}.html`;
