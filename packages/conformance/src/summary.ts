/** How many results have which verdict. */
import type { CaseResult } from './results';

export interface RunSummary {
  readonly cases: number;
  readonly passed: number;
  /** Refuted claims, and errors. */
  readonly failed: number;
  readonly unsupported: number;
  readonly expectedFailures: number;
  readonly seconds: number;
}

export function summariseRun(results: readonly CaseResult[], seconds: number): RunSummary {
  const count = (...verdicts: readonly CaseResult['verdict'][]): number =>
    results.filter(({ verdict }) => verdicts.includes(verdict)).length;
  return {
    cases: results.length,
    passed: count('passed'),
    failed: count('failed', 'error'),
    unsupported: count('unsupported'),
    expectedFailures: count('expected-failure'),
    seconds,
  };
}
