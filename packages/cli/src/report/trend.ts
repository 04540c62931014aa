/** Reports over time: what each node came to on each backend, what got worse, and since when. */
import { groupBy, type CaseResult } from '@gradcert/conformance';
import { deviceText } from '../backend-lines';
import type { ReportDocument } from '../documents';
import { FACTOR, NOTICED } from './diff';
import {
  STATES,
  type ReportTrendDocument,
  type TrendPoint,
  type TrendSeries,
  type TrendState,
  type Worsening,
} from './trend-document';

/** A stored report, and where it lies. */
export interface StoredReport {
  readonly folder: string;
  readonly document: ReportDocument;
}

const stateOf = ({ verdict }: CaseResult): TrendState => {
  switch (verdict) {
    case 'passed':
    case 'unsupported':
    case 'failed':
      return verdict;
    case 'expected-failure':
      return 'deviates';
    case 'error':
      return 'failed';
    default:
      return verdict satisfies never;
  }
};

const rank = (state: TrendState): number => STATES.indexOf(state);
/** Of those that ran; 'unsupported' where none did. */
const worst = (results: readonly CaseResult[]): TrendState => {
  const ran = results.map(stateOf).filter((state) => state !== 'unsupported');
  return ran.length === 0 ? 'unsupported' : STATES[Math.max(...ran.map(rank))];
};

const largest = (results: readonly CaseResult[]): number | null =>
  results.reduce<number | null>(
    (most, { tightness }) => (tightness === null ? most : Math.max(most ?? 0, tightness)),
    null,
  );

type Found = TrendPoint & { readonly own: readonly CaseResult[] };

/** By node, backend and route. */
function pointsOf(reports: readonly StoredReport[]): ReadonlyMap<string, readonly Found[]> {
  const points = reports.flatMap(({ document }, report) => {
    const devices = new Map(document.backends.map((backend) => [backend.id, backend]));
    const groups = groupBy(document.results, ({ node, backend, route }) => `${node} ${backend} ${route}`);
    return [...groups.values()].map((own): Found => {
      const { device = '', version = '' } = devices.get(own[0].backend) ?? {};
      const failed = own.filter((result) => stateOf(result) === 'failed').length;
      const facts = { state: worst(own), results: own.length, failed, tightness: largest(own) };
      return { report, device, driver: version, ...facts, own };
    });
  });
  return groupBy(points, ({ own: [{ node, backend, route }] }) => `${node} ${backend} ${route}`);
}

/** Where the points at the end that hold begin; their number where the last does not. */
function endBegins(points: readonly Found[], holds: (point: Found) => boolean): number {
  return points.findLastIndex((point) => !holds(point)) + 1;
}

function change(points: readonly Found[], at: number): Pick<Worsening, 'until' | 'since' | 'driver'> {
  const [before, after] = [points[at - 1], points[at]];
  const text = ({ device, driver }: Found): string =>
    deviceText({ backend: '', device, version: driver, software: false });
  const moved = text(before) !== text(after);
  return {
    until: before.report,
    since: after.report,
    driver: moved ? { before: text(before), after: text(after) } : null,
  };
}

const named = ({ layer, case: name }: CaseResult): Worsening['cases'][number] => ({ layer, case: name });

/** A state that is worse than the best before it. */
function worseState(points: readonly Found[]): Omit<Worsening, 'node' | 'backend' | 'route'> | undefined {
  const last = points[points.length - 1];
  const best = Math.min(...points.map(({ state }) => rank(state)));
  if (rank(last.state) === best) return undefined;
  // Since it was better than it is now for the last time.
  const at = endBegins(points, ({ state }) => rank(state) >= rank(last.state));
  const cases = last.own.filter((result) => stateOf(result) === last.state).map(named);
  return { what: 'state', before: points[at - 1].state, after: last.state, ...change(points, at), cases };
}

/** A use of the bound that grew to `factor` times the least before it, of results that do not fail. */
function worseTightness(
  points: readonly Found[],
  factor: number,
): Omit<Worsening, 'node' | 'backend' | 'route'> | undefined {
  const last = points[points.length - 1];
  if (last.tightness === null || last.state === 'failed') return undefined;
  const least = Math.min(...points.flatMap(({ tightness }) => tightness ?? []));
  const limit = Math.max(NOTICED, factor * least);
  if (last.tightness < limit) return undefined;
  const at = endBegins(points, ({ tightness }) => (tightness ?? 0) >= limit);
  if (at === 0) return undefined;
  const cases = last.own
    .filter(({ tightness }) => tightness === last.tightness)
    .slice(0, 1)
    .map(named);
  const before = points[at - 1].tightness ?? 0;
  return { what: 'tightness', before, after: last.tightness, ...change(points, at), cases };
}

/** @param factor by which the use of a bound must have grown to be reported */
export function trendOf(reports: readonly StoredReport[], factor = FACTOR): ReportTrendDocument {
  const ordered = reports.toSorted((a, b) => compare(orderOf(a), orderOf(b)));
  const series: TrendSeries[] = [];
  const worse: Worsening[] = [];
  for (const points of pointsOf(ordered).values()) {
    const [{ node, backend, route }] = points[0].own;
    series.push({ node, backend, route, points: points.map(({ own: _own, ...point }) => point) });
    for (const found of [worseState(points), worseTightness(points, factor)])
      if (found) worse.push({ node, backend, route, ...found });
  }
  return {
    schema: 'gradcert.report-trend/1',
    reports: ordered.map(({ folder, document: { title, date = null, revision = null, run } }) => ({
      folder,
      title,
      date,
      revision,
      results: run.cases,
      failed: run.failed,
    })),
    factor,
    worse,
    series,
  };
}

const orderOf = ({ folder, document: { date = '' } }: StoredReport): string => `${date} ${folder}`;
const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
