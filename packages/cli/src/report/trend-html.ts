/** Reports over time as one self-contained page: no script, no request, light and dark. */
import { groupBy } from '@gradcert/conformance';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Handlebars from 'handlebars';
import type { CellState } from '../matrix';
import { share } from '../share';
import { LEGEND } from './overview';
import type { ReportTrendDocument, TrendState, Worsening } from './trend-document';

const templates = join(__dirname, '../../templates');

const cellStates: Readonly<Record<TrendState, CellState>> = {
  passed: 'passed',
  deviates: 'expected',
  unsupported: 'unsupported',
  failed: 'failed',
};
const signs = new Map(LEGEND.map(({ state, sign }) => [state, sign]));

/** How a reader tells a report from others: its date, else its folder. */
export const reportName = ({ date, folder }: ReportTrendDocument['reports'][number]): string =>
  date ?? folder;

export const valueText = (value: Worsening['before']): string =>
  typeof value === 'number' ? `${share(value)} of the bound` : value;

/** A backend's nodes by the reports that have it. */
function backendView({ reports, series }: ReportTrendDocument, id: string): object {
  const own = series.filter(({ backend }) => backend === id);
  const places = [...new Set(own.flatMap(({ points }) => points.map(({ report }) => report)))].sort(
    (a, b) => a - b,
  );
  const drivers = places.map((place) => {
    const point = own.flatMap(({ points }) => points).find(({ report }) => report === place);
    return point ? `${point.device}, ${point.driver}` : '';
  });
  return {
    id,
    reports: places.map((place) => ({ name: reportName(reports[place]) })),
    drivers: drivers.map((driver, at) => (driver === drivers[at - 1] ? 'the same' : driver)),
    rows: own.map(({ node, route, points }) => ({
      node,
      route,
      cells: places.map((place) => {
        const point = points.find(({ report }) => report === place);
        if (!point) return { state: 'none', sign: '', title: '' };
        const state = cellStates[point.state];
        const used = point.tightness === null ? '' : `, ${share(point.tightness)} of the bound`;
        const title = `${node}: ${point.state}, ${String(point.failed)} of ${String(point.results)} failed${used}`;
        return { state, sign: signs.get(state) ?? '', title };
      }),
    })),
  };
}

export function trendHtml(document: ReportTrendDocument): string {
  const { reports, worse, series } = document;
  return Handlebars.create().compile(readFileSync(join(templates, 'trend/page.hbs'), 'utf8'))({
    style: new Handlebars.SafeString(readFileSync(join(templates, 'report/page.css'), 'utf8')),
    reports: reports.map((report) => ({
      ...report,
      name: reportName(report),
      revision: report.revision ?? '',
    })),
    series: series.length,
    verdict: worse.length === 0 ? 'nothing got worse' : `${String(worse.length)} got worse`,
    state: worse.length === 0 ? 'passed' : 'failed',
    worse: worse.map((one) => ({
      ...one,
      before: valueText(one.before),
      after: valueText(one.after),
      until: reportName(reports[one.until]),
      since: reportName(reports[one.since]),
      driver: one.driver ? `${one.driver.before} -> ${one.driver.after}` : 'the same',
      cases: one.cases.map(({ layer, case: name }) => `${layer}:${name}`).join(', '),
    })),
    backends: [...groupBy(series, ({ backend }) => backend).keys()].map((id) => backendView(document, id)),
    legend: LEGEND.filter(({ state }) => state !== 'undecided'),
  });
}
