/** What every page is made of. Pages are pure: the same context gives the same bytes. */
import { backendDefinitions, type BackendDefinition } from '@gradcert/backends';
import {
  createContext,
  packageRecord,
  proofsFile,
  readProofRecord,
  recordedProofs,
  type GeneratorContext,
} from '@gradcert/codegen';
import { keptCases, REPOSITORY_FOLDERS, type OwnFolders } from '@gradcert/conformance';
import type { Spec } from '@gradcert/spec';
import { join } from 'node:path';
import { documentsRoot, readDocuments, type MarkdownFile } from './documents';
import type { Measurements } from './measurements';

export interface SiteContext extends GeneratorContext {
  readonly backends: readonly BackendDefinition[];
  /** The written documents. */
  readonly documents: readonly MarkdownFile[];
  /** Results on backends, from reports; none where the site is built without. */
  readonly measurements: readonly Measurements[];
}

export interface SiteSources {
  readonly spec: Spec;
  /** The workspace's root. */
  readonly root: string;
  /** The workspace's folders; the repository's unless given. */
  readonly own?: OwnFolders;
  readonly measurements?: readonly Measurements[];
}

export function siteContext(sources: SiteSources): SiteContext {
  const { spec, root, own = REPOSITORY_FOLDERS, measurements = [] } = sources;
  const recorded = readProofRecord(join(root, proofsFile(own)));
  const proofs = recordedProofs(spec, { ...readProofRecord(packageRecord()), ...recorded });
  return {
    ...createContext({ spec, root, own, plan: keptCases, proofs }),
    backends: backendDefinitions(),
    documents: readDocuments(documentsRoot),
    measurements,
  };
}
