/** Decides the claims that need no backend, and keeps the verdicts. */
import { proveEntry, type ClaimResult, type ProofLayer } from '@gradcert/conformance';
import type { CertifiedFunction, Spec } from '@gradcert/spec';
import { claimText } from './failure';
import { breathe, untilInterrupted } from './interrupt';
import { startProgress } from './progress';
import type { Terminal } from './terminal';
import { secondsSince } from './verdicts';

export interface ProofRecord {
  readonly claims: readonly ClaimResult[];
  readonly interrupted: boolean;
  readonly seconds: number;
}

/** Decides the layers of the entries; what is not proved is printed as it comes. */
export async function proveEntries(
  entries: readonly CertifiedFunction[],
  layers: readonly ProofLayer[],
  spec: Spec,
  terminal: Terminal,
): Promise<ProofRecord> {
  const claims: ClaimResult[] = [];
  const progress = startProgress('prove', entries.length);
  const start = performance.now();
  let stopped = false;
  const interrupted = await untilInterrupted(
    async () => {
      for (const entry of entries) {
        for (const claim of proveEntry(entry, spec, { layers })) {
          claims.push(claim);
          if (claim.verdict === 'different' || claim.verdict === 'undecided') {
            progress.interrupt(() => {
              terminal.print(claimText(claim, terminal.colours));
            });
          }
          await breathe();
          if (stopped) return;
        }
        progress.advance(entry.id);
      }
    },
    () => {
      stopped = true;
      progress.stop();
      return Promise.resolve();
    },
  );
  return { claims, interrupted, seconds: secondsSince(start) };
}
