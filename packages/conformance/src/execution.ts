/** Requests to a backend, and what came of them before anything is judged. */
import {
  UnsupportedError,
  type AccuracyProfile,
  type DenseArray,
  type ExecutionRequest,
  type ExecutionResult,
  type KnownDeviation,
  type Route,
} from '@gradcert/backends';
import type { CertifiedFunction } from '@gradcert/spec';
import type { Judgement } from './judge';
import type { CaseResult, Layer } from './results';

/** A backend as a run sees it; what `openBackend` returns is one. */
export interface BackendUnderTest {
  readonly definition: {
    readonly id: string;
    readonly accuracy: AccuracyProfile;
    readonly deviations?: readonly KnownDeviation[];
    /** Ops (`conv`) and gradients (`conv:W`) of its native route. */
    readonly native: readonly string[];
  };
  execute(request: ExecutionRequest, options?: { readonly signal: AbortSignal }): Promise<ExecutionResult>;
}

/** Results to judge, or why there are none. */
export type Executed =
  | { readonly outputs: readonly DenseArray[]; readonly kernels: CaseResult['kernels'] }
  | { readonly refused: Pick<CaseResult, 'verdict' | 'message' | 'kernels'> };

/**
 * Executes requests one after the other, with nothing else between them in the worker. Once one fails, those that
 * wait are withdrawn: a case that hangs takes one deadline, however many requests it makes.
 */
export async function executeTogether(
  handle: BackendUnderTest,
  requests: readonly ExecutionRequest[],
): Promise<Executed> {
  let results: ExecutionResult[];
  const withdrawal = new AbortController();
  const options = { signal: withdrawal.signal };
  try {
    results = await Promise.all(requests.map((each) => handle.execute(each, options)));
  } catch (cause) {
    withdrawal.abort();
    const message = cause instanceof Error ? cause.message : String(cause);
    return { refused: { verdict: cause instanceof UnsupportedError ? 'unsupported' : 'error', message } };
  }
  const { device, fallback } = results[0].kernels;
  const kernels = { device, fallback };
  if (results.some((result) => result.kernels.fallback > 0)) {
    const names = [...new Set(results.flatMap((result) => result.kernels.fallbackNames))].join(', ');
    const message = `kernels fell back to the CPU silently: ${names}`;
    return { refused: { verdict: 'failed', kernels, message } };
  }
  return { outputs: results.map((result) => result.outputs[0]), kernels };
}

/** What is executed where. */
export interface Subject {
  readonly entry: CertifiedFunction;
  readonly layer: Layer;
  readonly name: string;
  readonly route: Route;
  readonly handle: BackendUnderTest;
}

type Outcome = Pick<CaseResult, 'verdict' | 'message'> & Partial<CaseResult>;

/** What makes the result of a case, timed from here on. */
export function startResult({
  entry,
  layer,
  name,
  route,
  handle,
}: Subject): (outcome: Outcome) => CaseResult {
  const started = performance.now();
  return (outcome) => ({
    node: entry.id,
    layer,
    case: name,
    route,
    backend: handle.definition.id,
    error: null,
    bound: null,
    tightness: null,
    milliseconds: performance.now() - started,
    ...outcome,
  });
}

/** A judgement in the words of results. */
export const judged = (
  { problem, sampled, ...judgement }: Judgement,
  kernels: CaseResult['kernels'],
): Outcome => {
  const scope = sampled ? ` (${String(sampled.judged)} of ${String(sampled.of)} elements judged)` : '';
  const claim = judgement.deviation ? 'outside its bound' : 'inside its bound';
  return { ...judgement, kernels, message: problem ?? `${claim}${scope}` };
};
