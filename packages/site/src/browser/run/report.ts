/** What a run in the browser leaves: a report as the command line writes it (gradcert.report/1). */
import { summariseRun, tightnessOf, type CaseResult } from '@gradcert/conformance';
import type { RunningBackend } from './messages';

export interface BrowserRun {
  readonly title: string;
  readonly backend: RunningBackend;
  readonly results: readonly CaseResult[];
  readonly seconds: number;
  readonly interrupted: boolean;
}

/** JSON has no NaN and no infinities: as on the command line, they are strings. */
const plain = (_key: string, value: unknown): unknown =>
  typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;

export function reportText({ title, backend, results, seconds, interrupted }: BrowserRun): string {
  const report = {
    schema: 'gradcert.report/1',
    title,
    versions: { browser: navigator.userAgent },
    interrupted,
    run: summariseRun(results, seconds),
    proof: { claims: 0, proved: 0, sampled: 0, undecided: 0, different: 0, seconds: 0 },
    backends: [backend],
    missing: [],
    stale: [],
    results,
    tightness: tightnessOf(results),
    claims: [],
    nets: [],
  };
  return `${JSON.stringify(report, plain, 2)}\n`;
}
