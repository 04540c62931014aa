/** The record of what became of the claims of all entries: see proof-record.ts. */
import type { GeneratorContext } from '../context';
import type { OutputFile } from '../output';
import { proofsFile } from '../paths';
import type { ProofRecord } from '../proof-record';

/** One file for all entries, so it is made only where all are asked for. */
export function generateProofs(context: GeneratorContext): readonly OutputFile[] {
  const { everything, entries, isOwn, own, proofs } = context;
  if (!everything) return [];
  const record: ProofRecord = Object.fromEntries(
    entries.filter(isOwn).map((entry) => [entry.id, proofs(entry)]),
  );
  return [{ path: proofsFile(own), text: `${JSON.stringify(record, undefined, 2)}\n` }];
}
