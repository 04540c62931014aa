/** What a report holds, from the records of proofs, runs and nets. */
import type { MissingBackend, NetDocument, ReportDocument } from '../documents';
import type { ProofRecord } from '../proving';
import type { RunRecord } from '../running';
import { summariseClaims, summariseRun } from '../verdicts';
import { version } from '../version';
import { tightnessOf } from '@gradcert/conformance';

export interface ReportParts {
  readonly title: string;
  readonly run?: RunRecord;
  readonly proof?: ProofRecord;
  readonly nets?: readonly NetDocument[];
  readonly missing?: readonly MissingBackend[];
  readonly date?: string | undefined;
  readonly revision?: string | undefined;
}

export function reportDocument(parts: ReportParts): ReportDocument {
  const { title, run, proof, nets = [], missing = [], date, revision } = parts;
  const results = run?.results ?? [];
  const claims = proof?.claims ?? [];
  return {
    schema: 'gradcert.report/1',
    title,
    ...(date !== undefined && { date }),
    ...(revision !== undefined && { revision }),
    versions: { gradcert: version, node: process.version },
    interrupted: [run, proof, ...nets].some((part) => part?.interrupted === true),
    run: summariseRun(results, run?.seconds ?? 0),
    proof: summariseClaims(claims, proof?.seconds ?? 0),
    backends: run?.backends ?? [],
    missing,
    stale: run?.stale ?? [],
    results,
    tightness: tightnessOf(results),
    claims,
    nets,
  };
}
