/** Two reports compared: what got worse, what got better, and on which device. */
import type { CaseResult } from '@gradcert/conformance';
import type { ReportDocument } from '../documents';
import type { BackendChange, ReportDiffDocument, ResultChange, TightnessChange } from './diff-document';
import { resultKey } from '../results/parse';
import { isFailure } from '../verdicts';

/**
 * A bound that is used so many times as much as before is reported. Data follow from the cases' names, so that the same
 * kernel gives the same errors to the bit, and one that adds in another order much the same: twice the error is a bit lost.
 */
export const FACTOR = 2;

/** Of the bound. Errors below are a few roundings, whose quotients say nothing. */
export const NOTICED = 0.1;

/** Of a net's results too. */
const resultsOf = ({ results, nets }: ReportDocument): ReadonlyMap<string, CaseResult> =>
  new Map([...results, ...nets.flatMap((net) => net.results)].map((result) => [resultKey(result), result]));

const fine = (result: CaseResult | undefined): boolean =>
  result?.verdict === 'passed' || result?.verdict === 'expected-failure';

interface Pair {
  readonly before: CaseResult | undefined;
  readonly after: CaseResult | undefined;
}

function changeOf({ before, after }: Pair): ResultChange {
  const { node, layer, case: name, route, backend, message } = (after ?? before) as CaseResult;
  const verdicts = { before: before?.verdict ?? null, after: after?.verdict ?? null };
  return { node, layer, case: name, route, backend, ...verdicts, message };
}

/** Claims and parameters by name, with their verdicts: what needs no backend. */
function claimsOf({ claims, nets }: ReportDocument): ReadonlyMap<string, string> {
  const parameters = nets.flatMap(({ net, lossGradient }) =>
    lossGradient.parameters.map(
      ({ parameter, verdict }) => [`${net}:loss-gradient:${parameter}`, verdict] as const,
    ),
  );
  const own = claims.map(({ node, layer, verdict }) => [`${node}:${layer}`, verdict] as const);
  return new Map([...own, ...parameters]);
}

const held = (verdict: string | null): boolean =>
  verdict === 'proved' || verdict === 'sampled' || verdict === 'passed';

function backendChanges(before: ReportDocument, after: ReportDocument): readonly BackendChange[] {
  const ids = [...new Set([...before.backends, ...after.backends].map(({ id }) => id))];
  return ids.flatMap((id) => {
    const [was, is] = [before, after].map(({ backends }) => {
      const found = backends.find((backend) => backend.id === id);
      return found ? { device: found.device, version: found.version } : null;
    });
    const same = was?.device === is?.device && was?.version === is?.version;
    return same ? [] : [{ id, before: was ?? null, after: is ?? null }];
  });
}

function tightnessChanges(before: ReportDocument, after: ReportDocument, factor: number): TightnessChange[] {
  const key = ({ backend, route, node, layer }: ReportDocument['tightness'][number]): string =>
    `${backend} ${route} ${node}:${layer}`;
  const known = new Map(before.tightness.map((one) => [key(one), one.largest]));
  return after.tightness.flatMap((one) => {
    const was = known.get(key(one));
    if (was === undefined || one.largest < NOTICED || one.largest < factor * was) return [];
    const { node, backend, route, layer, largest, case: name } = one;
    return [{ node, backend, route, layer, case: name, before: was, after: largest }];
  });
}

/** @param factor by which the use of a bound must grow to be reported */
export function diffReports(
  before: ReportDocument,
  after: ReportDocument,
  factor = FACTOR,
): ReportDiffDocument {
  const [was, is] = [resultsOf(before), resultsOf(after)];
  const pairs = [...new Set([...was.keys(), ...is.keys()])].map((key): Pair => ({
    before: was.get(key),
    after: is.get(key),
  }));
  const where = (holds: (pair: Pair) => boolean): readonly ResultChange[] =>
    pairs.filter(holds).map(changeOf);
  const fails = (result: CaseResult | undefined): boolean => result !== undefined && isFailure(result);
  const claims = [claimsOf(before), claimsOf(after)] as const;
  const names = [...new Set([...claims[0].keys(), ...claims[1].keys()])];
  const claimChanges = names
    .map((claim) => ({ claim, before: claims[0].get(claim) ?? null, after: claims[1].get(claim) ?? null }))
    .filter((change) => held(change.before) !== held(change.after));
  const changes = {
    newlyFailing: where((pair) => fails(pair.after) && !fails(pair.before)),
    newlyDeviating: where(
      (pair) => pair.after?.verdict === 'expected-failure' && pair.before?.verdict === 'passed',
    ),
    newlyUnsupported: where((pair) => pair.after?.verdict === 'unsupported' && fine(pair.before)),
    missing: where((pair) => pair.after === undefined && fine(pair.before)),
    newlyPassing: where(
      (pair) =>
        pair.after?.verdict === 'passed' && pair.before !== undefined && pair.before.verdict !== 'passed',
    ),
    added: where((pair) => pair.before === undefined && !fails(pair.after)).length,
    claims: claimChanges,
    tightness: tightnessChanges(before, after, factor),
  };
  const { newlyFailing, newlyDeviating, newlyUnsupported, missing, tightness } = changes;
  const worse =
    [newlyFailing, newlyDeviating, newlyUnsupported, missing, tightness].some((list) => list.length > 0) ||
    claimChanges.some((change) => !held(change.after));
  return {
    schema: 'gradcert.report-diff/1',
    before: { title: before.title, versions: before.versions },
    after: { title: after.title, versions: after.versions },
    regression: worse,
    factor,
    backends: backendChanges(before, after),
    ...changes,
  };
}
