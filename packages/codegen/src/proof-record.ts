/**
 * What became of the claims of each entry, for its page. Proving all takes longer than generating all, so that claims
 * are decided once and recorded, under a key of everything that they speak of: an entry that changes is proved again.
 * The generated suites hold the record against fresh proofs; after a change of the prover remove the file and generate.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  bindEntry,
  distinctShape,
  proveEntry,
  REPOSITORY_FOLDERS,
  type ClaimVerdict,
  type ProofLayer,
} from '@gradcert/conformance';
import { repository, type CertifiedFunction, type Spec } from '@gradcert/spec';
import { unfold } from '@gradcert/stablehlo';
import { GenerateError } from './output';
import { proofsFile } from './paths';

/** The claims about an entry alone; others are about what surrounds it. */
const LAYERS: readonly ProofLayer[] = ['text', 'meaning', 'denotation'];

interface RecordedClaim {
  readonly layer: ProofLayer;
  readonly verdict: ClaimVerdict;
  readonly how: string;
  readonly reason?: string;
}

interface RecordedProofs {
  /** Digest of what the claims speak of. */
  readonly key: string;
  readonly claims: readonly RecordedClaim[];
}

/** By the entry's id. */
export type ProofRecord = Readonly<Record<string, RecordedProofs>>;

export type Prover = (entry: CertifiedFunction) => RecordedProofs;

/** Decides the claims anew. */
export const freshProofs =
  (spec: Spec): Prover =>
  (entry) => {
    const claims = [...proveEntry(entry, spec, { layers: LAYERS })].map(
      ({ layer, verdict, how, reason }) => ({
        layer,
        verdict,
        how,
        ...(reason === undefined ? {} : { reason }),
      }),
    );
    claims.sort((a, b) => LAYERS.indexOf(a.layer) - LAYERS.indexOf(b.layer));
    return { key: keyOf(entry), claims };
  };

/** Looks claims up where the record knows the entry as it is. */
export function recordedProofs(spec: Spec, record: ProofRecord): Prover {
  const prove = freshProofs(spec);
  return (entry) => {
    const known = record[entry.id] as RecordedProofs | undefined;
    return known?.key === keyOf(entry) ? known : prove(entry);
  };
}

/** The record of gradcert's own entries: in the repository, or in this package where it was installed. */
export const packageRecord = (): string =>
  repository === undefined
    ? join(__dirname, '..', 'proofs.json')
    : join(repository, proofsFile(REPOSITORY_FOLDERS));

/**
 * The record in a file; an empty one where there is none.
 * @throws GenerateError where the file cannot be read
 */
export function readProofRecord(file: string): ProofRecord {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ProofRecord;
  } catch (error) {
    throw new GenerateError(`${file} cannot be read as JSON: remove it and generate again`, { cause: error });
  }
}

function keyOf(entry: CertifiedFunction): string {
  const { gradientOf, updates } = entry;
  const functionOf = (of: CertifiedFunction): unknown => [
    of.denotation,
    of.operands,
    of.result,
    of.constants,
  ];
  const about = [
    functionOf(entry),
    entry.constraints,
    entry.precision,
    unfold(entry.module.functions[0]).statements,
    bindEntry(entry, distinctShape(entry)).text,
    gradientOf && [functionOf(gradientOf.op), gradientOf.argument],
    updates && [functionOf(updates.gradient), updates.parameter],
  ];
  return createHash('sha256').update(JSON.stringify(about)).digest('hex').slice(0, 12);
}
