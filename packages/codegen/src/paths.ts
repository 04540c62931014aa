/** Where each output lies, from the workspace's root; and each page, from the root of the site that `gradcert docs build` makes. */
import type { OwnFolders } from '@gradcert/conformance';
import type { CertifiedFunction } from '@gradcert/spec';

type Folders = Pick<OwnFolders, 'generated'>;

export const manifestFile = ({ generated }: Folders): string => `${generated}/manifest.json`;
export const proofsFile = ({ generated }: Folders): string => `${generated}/proofs.json`;

/** The folder that holds generated files only. */
export const suitesFolder = ({ generated }: Folders): string => `${generated}/src`;
export const familyTest = (own: Folders, family: string): string => `${suitesFolder(own)}/${family}.test.ts`;
export const netTest = (own: Folders, id: string): string => `${suitesFolder(own)}/nets/${id}.test.ts`;

export const entryPage = (entry: Pick<CertifiedFunction, 'kind' | 'id'>): string =>
  `${entry.kind}s/${entry.id}.html`;
export const netPage = (id: string): string => `nets/${id}.html`;
export const hypothesisPage = (id: string): string => `hypotheses/${id}.html`;
