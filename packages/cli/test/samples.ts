/** Results that tests share: one of every verdict, with what is hard to print. */
import type { CaseResult, ClaimResult } from '@gradcert/conformance';
import { backendDefinitions } from '@gradcert/backends';
import type { RunBackend, StaleDeviation } from '../src/documents';
import type { RunRecord } from '../src/running';

const passed: CaseResult = {
  node: 'conv-weight-grad',
  layer: 'exact',
  case: 'N2.C3-integers',
  route: 'emitted',
  backend: 'tfjs-cpu',
  verdict: 'passed',
  error: 0,
  bound: 0,
  tightness: 0,
  message: 'inside its bound',
  kernels: { device: 3, fallback: 0 },
  milliseconds: 1.5,
};

const failed: CaseResult = {
  ...passed,
  case: 'N2.C3-negative',
  verdict: 'failed',
  error: Infinity,
  bound: 0.5,
  tightness: null,
  message: 'outside its bound: <got> & "expected" \u0007',
  deviation: {
    index: [
      { name: 'o', value: 1 },
      { name: 'c', value: 0 },
    ],
    got: NaN,
    expected: 4,
    bound: 0.5,
    ulps: Infinity,
    wrong: 2,
    total: 54,
  },
};

export const results: readonly CaseResult[] = [
  passed,
  failed,
  {
    ...passed,
    case: 'N1',
    verdict: 'error',
    message: 'the worker exited with code 134',
    error: null,
    bound: null,
  },
  { ...passed, node: 'relu', verdict: 'unsupported', message: 'op reverse', error: null, bound: null },
];

export const claims: readonly ClaimResult[] = [
  { node: 'conv-weight-grad', layer: 'denotation', verdict: 'proved', how: 'prime field', ms: 1 },
  {
    node: 'conv-weight-grad',
    layer: 'meaning',
    verdict: 'different',
    how: 'float64',
    reason: 'at N=2: 3 instead of 4',
    ms: 2,
  },
  { node: 'relu', layer: 'meaning', verdict: 'undecided', how: 'no sample applies', ms: 1 },
];

const declared = backendDefinitions().find(({ id }) => id === 'tfjs-cpu');
if (!declared) throw new Error('tfjs-cpu is not declared');

const backend: RunBackend = {
  id: 'tfjs-cpu',
  backend: 'tfjs-cpu',
  device: 'a CPU',
  version: 'tfjs 4',
  software: true,
  note: 'as it was found',
  accuracy: declared.accuracy,
  deviations: declared.deviations ?? [],
};

const stale: readonly StaleDeviation[] = backend.deviations.slice(0, 1).map((deviation) => ({
  backend: backend.id,
  deviation,
  why: 'passes',
}));

export const record: RunRecord = { results, backends: [backend], interrupted: false, stale, seconds: 0.25 };
