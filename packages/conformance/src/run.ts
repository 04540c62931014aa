/** Runs cases on a backend: draws operands, executes, judges. */
import {
  UnsupportedError,
  type AccuracyProfile,
  type DenseArray,
  type ExecutionRequest,
  type ExecutionResult,
  type KnownDeviation,
  type Route,
} from '@gradcert/backends';
import type { CertifiedFunction, Spec } from '@gradcert/spec';
import { drawOperands, type OperandData } from './data/recipe';
import { diagnose as diagnosisOf } from './diagnosis/diagnose';
import { withDeviations } from './deviations';
import { extentsOf, type DimValues } from './extents';
import { judge, type Judgement } from './judge';
import { bindEntry, expectation } from './oracle';
import { entriesOf, recipeNamed } from './plan';
import type { Case, CaseResult, Layer } from './results';
import { distinctShape } from './shapes';

/** A backend as a run sees it; what `openBackend` returns is one. */
export interface BackendUnderTest {
  readonly definition: {
    readonly id: string;
    readonly accuracy: AccuracyProfile;
    readonly deviations?: readonly KnownDeviation[];
    /** Ops (`conv`) and gradients (`conv:W`) of its native route. */
    readonly native: readonly string[];
  };
  execute(request: ExecutionRequest): Promise<ExecutionResult>;
}

export interface RunOptions {
  readonly handle: BackendUnderTest;
  readonly routes: readonly Route[];
  readonly onResult: (result: CaseResult) => void;
  /** Stops before the next case. */
  readonly signal?: AbortSignal;
}

/** Requests under way at once: while the worker computes one case, this process judges another. */
const IN_FLIGHT = 3;

/** Starts jobs in order, a few at a time. */
export async function inFlight(jobs: Iterable<() => Promise<void>>): Promise<void> {
  const under: Promise<void>[] = [];
  for (const job of jobs) {
    while (under.length >= IN_FLIGHT) await under.shift();
    under.push(job());
  }
  await Promise.all(under);
}

/** The name under which a backend's native route offers an entry, if it is an op or a gradient of one. */
export function nativeName(entry: CertifiedFunction): string | undefined {
  if (entry.kind === 'op') return entry.id;
  return entry.gradientOf && `${entry.gradientOf.op.id}:${entry.gradientOf.argument}`;
}

/** Of some routes, those on which a backend has an entry: the emitted text always, the native kernel where it is bound. */
export const routesOf = (
  entry: CertifiedFunction,
  { definition }: BackendUnderTest,
  routes: readonly Route[],
): Route[] =>
  routes.filter((route) => route === 'emitted' || definition.native.includes(nativeName(entry) ?? ''));

/** Runs the cases in order on every route that the backend offers for them. */
export async function runCases(cases: readonly Case[], spec: Spec, options: RunOptions): Promise<void> {
  const entries = new Map(entriesOf(spec).map((entry) => [entry.id, entry]));
  const { handle, routes, onResult, signal } = options;
  // Failures of one entry look alike: the first is diagnosed.
  const diagnosed = new Set<string>();
  const isFirst = (key: string): boolean => diagnosed.size < diagnosed.add(key).size;
  function* jobs(): Generator<() => Promise<void>> {
    for (const planned of cases) {
      const entry = entries.get(planned.entry);
      if (!entry) throw new Error(`${planned.id}: there is no entry '${planned.entry}'`);
      for (const route of routesOf(entry, handle, routes)) {
        if (signal?.aborted) return;
        yield async () => {
          const diagnose = (): boolean => isFirst(`${entry.id} ${route}`);
          onResult(await runCase(planned, entry, route, handle, diagnose));
        };
      }
    }
  }
  await inFlight(jobs());
}

/**
 * One case on one route; whatever goes wrong is its result.
 * @param diagnose asked where it is wrong: shall it be said what that looks like?
 */
export async function runCase(
  planned: Case,
  entry: CertifiedFunction,
  route: Route,
  handle: BackendUnderTest,
  diagnose: () => boolean = () => true,
): Promise<CaseResult> {
  const data = drawOperands(recipeNamed(planned.recipe), entry, planned.dims, planned.variant);
  const result = await execute({
    entry,
    layer: planned.layer,
    name: planned.name,
    dims: planned.dims,
    data,
    route,
    handle,
    diagnose,
  });
  return withDeviations(result, handle.definition.deviations);
}

export interface Execution {
  readonly entry: CertifiedFunction;
  readonly layer: Layer;
  readonly name: string;
  readonly dims: DimValues;
  readonly data: OperandData;
  readonly route: Route;
  readonly handle: BackendUnderTest;
  /** Asked where a result is wrong: shall it be said what that looks like? Not unless given. */
  readonly diagnose?: () => boolean;
}

/** Executes an entry on given operands and judges the result against its derived bound. */
export async function execute(execution: Execution): Promise<CaseResult> {
  const { entry, layer, name, dims, data, route, handle, diagnose } = execution;
  const started = performance.now();
  const finish = (partial: Pick<CaseResult, 'verdict' | 'message'> & Partial<CaseResult>): CaseResult => ({
    node: entry.id,
    layer,
    case: name,
    route,
    backend: handle.definition.id,
    error: null,
    bound: null,
    tightness: null,
    milliseconds: performance.now() - started,
    ...partial,
  });
  const request = requestOf(entry, dims, data, route);
  let results: ExecutionResult[];
  try {
    // Sent together, so that nothing else runs between them in the worker.
    results = await Promise.all(
      (layer === 'repeat' ? [request, primingRequest(entry, route), request] : [request]).map((each) =>
        handle.execute(each),
      ),
    );
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    return finish({ verdict: cause instanceof UnsupportedError ? 'unsupported' : 'error', message });
  }
  const [first] = results;
  const fallbacks = results.flatMap((result) => result.kernels.fallbackNames);
  const kernels = { device: first.kernels.device, fallback: first.kernels.fallback };
  if (results.some((result) => result.kernels.fallback > 0)) {
    const names = [...new Set(fallbacks)].join(', ');
    return finish({ verdict: 'failed', kernels, message: `kernels fell back to the CPU silently: ${names}` });
  }
  const exact = layer === 'exact' || layer === 'mantissa';
  const expected = expectation(entry, dims, data, route, handle.definition.accuracy);
  const [output] = first.outputs;
  const judgement = judge(entry, output, expected, exact);
  const changed = layer === 'repeat' ? changedBits(output, results[2].outputs[0]) : undefined;
  if (changed !== undefined) {
    return finish({ ...withoutProblem(judgement), verdict: 'failed', kernels, message: changed });
  }
  const got = judgement.deviation && diagnose?.() ? Float32Array.from(output.data) : undefined;
  return finish({
    ...withoutProblem(judgement),
    ...(got && { diagnosis: diagnosisOf(entry, { dims, data, got, expectation: expected }) }),
    kernels,
    message: judgement.problem ?? (judgement.deviation ? 'outside its bound' : 'inside its bound'),
  });
}

const withoutProblem = ({ problem: _, ...judgement }: Judgement): Omit<Judgement, 'problem'> => judgement;

const dense = (shape: readonly number[], data: Float32Array): DenseArray => ({ type: 'f32', shape, data });

/** What a backend is asked on a route. */
export function requestOf(
  entry: CertifiedFunction,
  dims: DimValues,
  data: OperandData,
  route: Route,
): ExecutionRequest {
  const arrays = Object.fromEntries(
    entry.operands.map((operand) => [
      operand.name,
      dense(extentsOf(operand.shape, dims), data[operand.name]),
    ]),
  );
  if (route === 'emitted') {
    return {
      route,
      text: bindEntry(entry, dims).text,
      inputs: entry.operands.map(({ name }) => arrays[name]),
    };
  }
  const op = entry.gradientOf?.op ?? entry;
  const cotangent = entry.gradientOf ? `d${op.result.name}` : undefined;
  // A framework differentiates its forward, so it needs every operand of the op, also those (a bias, the
  // kernel itself) on which the gradient does not depend.
  const allDims = { ...smallest(op), ...dims };
  const operands = Object.fromEntries(
    op.operands.map(({ name, shape }) => {
      const extents = extentsOf(shape, allDims);
      return [name, arrays[name] ?? dense(extents, new Float32Array(extents.reduce((a, b) => a * b, 1)))];
    }),
  );
  return {
    route,
    op: op.id,
    argument: entry.gradientOf?.argument,
    operands,
    cotangent: cotangent === undefined ? undefined : arrays[cotangent],
    dims: allDims,
    constants: op.constants,
  };
}

/** A dim that only operands without influence have gets this size. */
const smallest = (entry: CertifiedFunction): DimValues =>
  Object.fromEntries(Object.keys(entry.dims).map((name) => [name, 1]));

/** Other work of the same entry, for what a kernel may keep from one call to the next. */
function primingRequest(entry: CertifiedFunction, route: Route): ExecutionRequest {
  const dims = distinctShape(entry);
  const data = Object.fromEntries(
    entry.operands.map((operand) => {
      const size = extentsOf(operand.shape, dims).reduce((a, b) => a * b, 1);
      return [operand.name, new Float32Array(size).fill(0.5)];
    }),
  );
  return requestOf(entry, dims, data, route);
}

/** Says where two results differ in a bit; undefined where they do not. */
function changedBits(first: DenseArray | undefined, second: DenseArray | undefined): string | undefined {
  if (!first || !second || first.data.length !== second.data.length)
    return 'the second run returned another shape';
  const bits = (data: DenseArray['data']): Uint8Array =>
    new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  const [a, b] = [bits(first.data), bits(second.data)];
  for (let at = 0; at < a.length; at++) {
    if (a[at] !== b[at]) {
      const element = Math.floor((at / a.length) * first.data.length);
      return `element ${String(element)} was ${String(first.data[element])} and on the second run ${String(second.data[element])}`;
    }
  }
  return undefined;
}
