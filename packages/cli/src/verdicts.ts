/** Counting verdicts, and the exit code that they lead to. */
import { summariseRun, type CaseResult, type ClaimResult, type RunSummary } from '@gradcert/conformance';
import type { ProveSummary } from './documents';
import { exitCodes, type ExitCode } from './exit';

export { summariseRun };

export const isFailure = ({ verdict }: CaseResult): boolean => verdict === 'failed' || verdict === 'error';

export function summariseClaims(claims: readonly ClaimResult[], seconds: number): ProveSummary {
  const count = (verdict: ClaimResult['verdict']): number =>
    claims.filter((claim) => claim.verdict === verdict).length;
  return {
    claims: claims.length,
    proved: count('proved'),
    sampled: count('sampled'),
    undecided: count('undecided'),
    different: count('different'),
    seconds,
  };
}

/** 1 where a claim failed or a known deviation is stale; 4 where nothing could be run; else 0. */
export function runExitCode({ passed, failed }: RunSummary, stale: readonly unknown[] = []): ExitCode {
  if (failed > 0 || stale.length > 0) return exitCodes.failed;
  return passed === 0 ? exitCodes.undecided : exitCodes.held;
}

/** 1 where a claim is refuted; 4 where one is undecided; else 0. */
export function proveExitCode({ different, undecided }: ProveSummary): ExitCode {
  if (different > 0) return exitCodes.failed;
  return undecided > 0 ? exitCodes.undecided : exitCodes.held;
}

/** The worst of several: a failure before anything undecided, before what held. */
export function worstExitCode(...codes: readonly ExitCode[]): ExitCode {
  if (codes.includes(exitCodes.failed)) return exitCodes.failed;
  return codes.find((code) => code !== exitCodes.held) ?? exitCodes.held;
}

/** Seconds since a reading of performance.now(), to the millisecond. */
export const secondsSince = (start: number): number => Math.round(performance.now() - start) / 1000;
