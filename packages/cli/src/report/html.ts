/** The report as one self-contained page: no script, no request, light and dark. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Handlebars from 'handlebars';
import { CLAIMS } from '@gradcert/conformance';
import type { ReportDocument } from '../documents';
import { buildMatrix } from '../matrix';
import { parameterRows } from '../net-cells';
import { backendViews } from './backends';
import { failures, undecided } from './findings';
import { histograms } from './histogram';
import { LEGEND, overviewOf } from './overview';

const templates = join(__dirname, '../../templates/report');
const read = (name: string): string => readFileSync(join(templates, name), 'utf8');

/** At most this many failures are printed in full; report.json has them all. */
const shownFailures = 50;

/** The counts of each backend by layer; claims stand in a matrix of their own. */
function sections({ claims, results, backends }: ReportDocument): readonly object[] {
  const proofs = claims.length > 0 ? [{ heading: 'without a backend', matrix: buildMatrix(claims, []) }] : [];
  const own = backends.map(({ id }) => ({
    heading: id,
    matrix: buildMatrix(
      [],
      results.filter(({ backend }) => backend === id),
    ),
  }));
  return [...proofs, ...own];
}

/** The one line above everything, and its colour. */
function verdictOf(document: ReportDocument, failed: number, open: number): object {
  const counts = [
    ...(failed > 0 ? [`${String(failed)} failed`] : []),
    ...(open > 0 ? [`${String(open)} not decided`] : []),
    ...(document.interrupted ? ['interrupted'] : []),
  ];
  if (counts.length === 0) return { verdict: 'All held', state: 'passed' };
  return { verdict: counts.join(', '), state: failed > 0 ? 'failed' : 'undecided' };
}

/** The figures at the top; those that are 0 are left out, but for the first. */
function figures({ run, proof }: ReportDocument): readonly object[] {
  return [
    { count: run.passed, label: 'results passed', state: 'passed' },
    { count: run.failed, label: 'failed', state: 'failed' },
    { count: run.expectedFailures, label: 'known deviations', state: 'expected' },
    { count: run.unsupported, label: 'not supported', state: 'unsupported' },
    { count: proof.proved, label: 'claims proved', state: 'passed' },
    { count: proof.sampled, label: 'claims sampled', state: 'passed' },
    { count: proof.different, label: 'claims refuted', state: 'failed' },
    { count: proof.undecided, label: 'claims not decided', state: 'undecided' },
  ].filter(({ count }, place) => place === 0 || count > 0);
}

/** Renders the page. */
export function reportHtml(document: ReportDocument): string {
  const handlebars = Handlebars.create();
  for (const part of readdirSync(templates).filter((name) => name.endsWith('.hbs'))) {
    handlebars.registerPartial(part.replace('.hbs', ''), read(part));
  }
  const failed = failures(document);
  const open = undecided(document);
  const findings = [...failed, ...open];
  return handlebars.compile('{{> page}}')({
    ...document,
    ...verdictOf(document, failed.length, open.length),
    style: new Handlebars.SafeString(read('page.css')),
    seconds: (document.run.seconds + document.proof.seconds).toFixed(1),
    devices: document.backends.map(({ id }) => id).join(', ') || 'no backend',
    figures: figures(document),
    overview: overviewOf(document),
    legend: LEGEND,
    sections: sections(document),
    histograms: histograms(document.results),
    layers: Object.entries(CLAIMS).map(([name, claim]) => ({ name, claim })),
    failures: findings.slice(0, shownFailures),
    unshown: Math.max(0, findings.length - shownFailures),
    nets: document.nets.map((net) => ({ ...net, rows: parameterRows(net) })),
    versions: Object.entries(document.versions).map(([name, version]) => ({ name, version })),
    views: backendViews(document),
  });
}
