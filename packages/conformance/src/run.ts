/** Runs cases on a backend: draws operands, executes, judges. */
import type { DenseArray, ExecutionRequest, Route } from '@gradcert/backends';
import type { CertifiedFunction, Spec } from '@gradcert/spec';
import { drawOperands, type OperandData } from './data/recipe';
import { diagnose as diagnosisOf } from './diagnosis/diagnose';
import { withDeviations } from './deviations';
import { executeTogether, judged, startResult, type BackendUnderTest, type Subject } from './execution';
import { extentsOf, type DimValues } from './extents';
import { judge } from './judge';
import { expectation } from './oracle';
import { entriesOf, recipeNamed } from './plan';
import { executeLaw } from './relations/execute-law';
import { lawNamed } from './relations/laws';
import { nativeName, requestOf } from './request';
import type { Case, CaseResult } from './results';
import { changedElement, otherWork } from './repetition';
import { sampleElements } from './sampling';

export interface RunOptions {
  readonly handle: BackendUnderTest;
  readonly routes: readonly Route[];
  readonly onResult: (result: CaseResult) => void;
  /** Stops before the next case. */
  readonly signal?: AbortSignal;
  /** Results of an earlier run, which are not asked for again. */
  readonly known?: readonly CaseResult[];
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

/** Of some routes, those on which a backend has an entry: the emitted text always, the native kernel where it is bound. */
export const routesOf = (
  entry: CertifiedFunction,
  { definition }: Pick<BackendUnderTest, 'definition'>,
  routes: readonly Route[],
): Route[] =>
  routes.filter((route) => route === 'emitted' || definition.native.includes(nativeName(entry) ?? ''));

/** Runs the cases in order on every route that the backend offers for them. */
export async function runCases(cases: readonly Case[], spec: Spec, options: RunOptions): Promise<void> {
  const entries = new Map(entriesOf(spec).map((entry) => [entry.id, entry]));
  const { handle, routes, onResult, signal } = options;
  const known = (options.known ?? []).filter(({ backend }) => backend === handle.definition.id);
  const done = new Set(
    known.map(({ node, layer, case: name, route }) => `${node}:${layer}:${name} ${route}`),
  );
  // Failures of one entry look alike: the first is diagnosed.
  const diagnosed = new Set(
    known.filter(({ diagnosis }) => diagnosis !== undefined).map(({ node, route }) => `${node} ${route}`),
  );
  const isFirst = (key: string): boolean => diagnosed.size < diagnosed.add(key).size;
  function* jobs(): Generator<() => Promise<void>> {
    for (const planned of cases) {
      const entry = entries.get(planned.entry);
      if (!entry) throw new Error(`${planned.id}: there is no entry '${planned.entry}'`);
      for (const route of routesOf(entry, handle, routes)) {
        if (signal?.aborted) return;
        if (done.has(`${planned.id} ${route}`)) continue;
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
  const { id, recipe, dims, variant, layer, name, sampled } = planned;
  const about = { entry, layer, name, route, handle };
  const { needs } = recipeNamed(recipe);
  if (needs !== undefined && !handle.definition.accuracy[needs])
    return startResult(about)({ verdict: 'unsupported', message: `its accuracy does not promise ${needs}` });
  const result =
    layer === 'laws'
      ? await executeLaw({ ...about, law: lawNamed(variant), dims })
      : await execute({
          ...about,
          dims,
          data: drawOperands(recipeNamed(recipe), entry, dims, variant),
          ordinals: sampled && sampleElements(extentsOf(entry.result.shape, dims), id),
          diagnose,
        });
  return withDeviations(result, handle.definition.deviations);
}

export interface Execution extends Subject {
  readonly dims: DimValues;
  readonly data: OperandData;
  /** Row-major ordinals of the elements to judge; all of the result unless given. */
  readonly ordinals?: Int32Array | undefined;
  /** Asked where a result is wrong: shall it be said what that looks like? Not unless given. */
  readonly diagnose?: () => boolean;
}

/** Executes an entry on given operands and judges the result against its derived bound. */
export async function execute(execution: Execution): Promise<CaseResult> {
  const { entry, layer, dims, data, ordinals, route, handle, diagnose } = execution;
  const finish = startResult(execution);
  const request = requestOf(entry, dims, data, route);
  const executed = await executeTogether(
    handle,
    layer === 'repeat' ? [request, primingRequest(entry, route), request] : [request],
  );
  if ('refused' in executed) return finish(executed.refused);
  const [output, , second] = executed.outputs;
  const exact = layer === 'exact' || layer === 'mantissa';
  const expected = expectation(entry, dims, data, route, handle.definition.accuracy, ordinals);
  const judgement = judge(entry, output, expected, exact);
  const changed = layer === 'repeat' ? changedElement(output, second) : undefined;
  const got = judgement.deviation && diagnose?.() ? judgedElements(output, ordinals) : undefined;
  return finish({
    ...judged(judgement, executed.kernels),
    ...(changed !== undefined
      ? { verdict: 'failed', message: changed }
      : got && { diagnosis: diagnosisOf(entry, { dims, data, got, expectation: expected }) }),
  });
}

const judgedElements = ({ data }: DenseArray, ordinals: Int32Array | undefined): Float32Array =>
  ordinals ? Float32Array.from(ordinals, (ordinal) => data[ordinal]) : Float32Array.from(data);

const primingRequest = (entry: CertifiedFunction, route: Route): ExecutionRequest => {
  const { dims, data } = otherWork(entry);
  return requestOf(entry, dims, data, route);
};
