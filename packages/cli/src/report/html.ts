/** The report as one self-contained page: no script, no request, light and dark. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Handlebars from 'handlebars';
import pc from 'picocolors';
import { CLAIMS } from '@gradcert/conformance';
import type { ReportDocument } from '../documents';
import { claimText, failureText, parameterText } from '../failure';
import { netCall } from '../net-options';
import { groupBy } from '../group';
import { buildMatrix, type Matrix } from '../matrix';
import { parameterRows } from '../net-cells';
import { isFailure } from '../verdicts';

const uncoloured = pc.createColors(false);

/** At most this many failures are printed in full; report.json has them all. */
const shownFailures = 50;

interface Section {
  readonly heading: string;
  readonly matrix: Matrix;
}

/** Claims stand in a matrix with the first backend's results; every further backend has its own. */
function sections({ claims, results, backends }: ReportDocument): readonly Section[] {
  if (backends.length === 0) return [{ heading: 'Claims', matrix: buildMatrix(claims, results) }];
  return backends.map(({ id, device }, place) => ({
    heading: `${id} (${device})`,
    matrix: buildMatrix(
      place === 0 ? claims : [],
      results.filter(({ backend }) => backend === id),
    ),
  }));
}

interface Finding {
  readonly title: string;
  readonly text: string;
}

function failures({ claims, results, nets }: ReportDocument): readonly Finding[] {
  const failed = [...results, ...nets.flatMap((net) => net.results)].filter(isFailure);
  const parameters = nets.flatMap(({ lossGradient, options }) =>
    lossGradient.parameters
      .filter(({ failed: count }) => count > 0)
      .map((check) => ({ check, again: netCall(check.net, options) })),
  );
  return [
    ...claimFindings(claims.filter(({ verdict }) => verdict === 'different')),
    ...failed.map((result) => ({
      title: `${result.node}:${result.layer}:${result.case}`,
      text: failureText(result, uncoloured),
    })),
    ...parameters.map(({ check, again }) => ({
      title: `${check.net}:loss-gradient:${check.parameter}`,
      text: parameterText(check, again, uncoloured),
    })),
  ];
}

const claimFindings = (claims: ReportDocument['claims']): readonly Finding[] =>
  claims.map((claim) => ({ title: `${claim.node}:${claim.layer}`, text: claimText(claim, uncoloured) }));

function unsupportedRows({ results }: ReportDocument): readonly object[] {
  const unsupported = results.filter(({ verdict }) => verdict === 'unsupported');
  const groups = groupBy(
    unsupported,
    ({ backend, route, message }) => `${backend}, route ${route}: ${message}`,
  );
  return [...groups].map(([reason, members]) => ({ reason, count: members.length }));
}

/** The one line above everything, and its colour. */
function verdictOf(document: ReportDocument, failed: number, undecided: number): object {
  const counts = [
    ...(failed > 0 ? [`${String(failed)} failed`] : []),
    ...(undecided > 0 ? [`${String(undecided)} not decided`] : []),
    ...(document.interrupted ? ['interrupted'] : []),
  ];
  if (counts.length === 0) return { verdict: 'All held', state: 'passed' };
  return { verdict: counts.join(', '), state: failed > 0 ? 'failed' : 'undecided' };
}

/** Renders the page. */
export function reportHtml(document: ReportDocument): string {
  const template = readFileSync(join(__dirname, '../../templates/report.hbs'), 'utf8');
  const failed = failures(document);
  const undecided = claimFindings(document.claims.filter(({ verdict }) => verdict === 'undecided'));
  const findings = [...failed, ...undecided];
  return Handlebars.compile(template, { strict: true })({
    ...document,
    ...verdictOf(document, failed.length, undecided.length),
    seconds: (document.run.seconds + document.proof.seconds).toFixed(1),
    devices: document.backends.map(({ id }) => id).join(', ') || 'no backend',
    sections: sections(document),
    layers: Object.entries(CLAIMS).map(([name, claim]) => ({ name, claim })),
    failures: findings.slice(0, shownFailures),
    unshown: Math.max(0, findings.length - shownFailures),
    nets: document.nets.map((net) => ({ ...net, rows: parameterRows(net) })),
    versions: Object.entries(document.versions).map(([name, version]) => ({ name, version })),
    unsupported: unsupportedRows(document),
  });
}
