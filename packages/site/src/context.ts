/** What every page is made of. Pages are pure: the same context gives the same bytes. */
import { backendDefinitions, type BackendDefinition } from '@gradcert/backends';
import {
  createContext,
  PROOFS,
  readProofRecord,
  recordedProofs,
  type GeneratorContext,
} from '@gradcert/codegen';
import { keptCases } from '@gradcert/conformance';
import type { Spec } from '@gradcert/spec';
import { join } from 'node:path';
import { readDocuments, type MarkdownFile } from './documents';
import type { Measurements } from './measurements';

export interface SiteContext extends GeneratorContext {
  readonly backends: readonly BackendDefinition[];
  /** The written documents: docs/, below the root. */
  readonly documents: readonly MarkdownFile[];
  /** Results on backends, from reports; none where the site is built without. */
  readonly measurements: readonly Measurements[];
}

export interface SiteSources {
  readonly spec: Spec;
  /** The repository's root. */
  readonly root: string;
  readonly measurements?: readonly Measurements[];
}

export function siteContext({ spec, root, measurements = [] }: SiteSources): SiteContext {
  const proofs = recordedProofs(spec, readProofRecord(join(root, PROOFS)));
  return {
    ...createContext({ spec, root, plan: keptCases, proofs }),
    backends: backendDefinitions(),
    documents: readDocuments(root),
    measurements,
  };
}
