/** From the entries to every artefact. */
import { join } from 'node:path';
import { keptCases, REPOSITORY_FOLDERS, type OwnFolders } from '@gradcert/conformance';
import type { Spec } from '@gradcert/spec';
import { createContext, type Generator, type GeneratorContext } from './context';
import { generateIndexes } from './generators/indexes';
import { generateManifest } from './generators/manifest';
import { generateNetTests } from './generators/net-tests';
import { generateParser } from './generators/parser';
import { generateProofs } from './generators/proofs';
import { generateTests } from './generators/tests';
import type { GenerateReport, OutputFile } from './output';
import { proofsFile, suitesFolder } from './paths';
import { readProofRecord, recordedProofs } from './proof-record';
import { selection } from './selection';
import { writeOutputs } from './writer';

/** One per artefact. */
const GENERATORS: readonly Generator[] = [
  generateTests,
  generateNetTests,
  generateManifest,
  generateProofs,
  generateIndexes,
  generateParser,
];

export interface GenerateOptions {
  readonly spec: Spec;
  /** The workspace's root: outputs lie below it. */
  readonly root: string;
  /** The folders of the entries that are its own, and of what is generated of them; the repository's unless given. */
  readonly own?: OwnFolders | undefined;
  /**
   * Ids to generate for, `*` standing for any run of characters; everything unless given. With a query come
   * the selected entries' suites, not what is about all entries: the manifest, proofs and indexes.
   */
  readonly query?: string | undefined;
  /** The file in which claims that were decided before stand; the record below the root unless given. */
  readonly record?: string | undefined;
  /** Write nothing; report what is stale. */
  readonly check?: boolean | undefined;
}

/** All outputs of a context, in no particular order. */
export const outputsOf = (context: GeneratorContext): readonly OutputFile[] =>
  GENERATORS.flatMap((generator) => generator(context));

/**
 * Writes the tests, manifest, proofs and indexes that differ from what the entries give, and removes those
 * that no entry gives any more (only without a query). The same entries give the same bytes.
 * @throws GenerateError where an output cannot be made or written, or the query selects nothing.
 */
export function generate({
  spec,
  root,
  own = REPOSITORY_FOLDERS,
  query,
  record = join(root, proofsFile(own)),
  check = false,
}: GenerateOptions): GenerateReport {
  const start = performance.now();
  const selected = query === undefined ? undefined : selection(query, spec);
  const proofs = recordedProofs(spec, readProofRecord(record));
  const context = createContext({ spec, root, own, plan: keptCases, proofs, ...(selected && { selected }) });
  const outcome = writeOutputs(outputsOf(context), {
    root,
    owned: [suitesFolder(own)],
    check,
    prune: context.everything,
  });
  return { ...outcome, milliseconds: Math.round(performance.now() - start) };
}
