/** The report as one self-contained page: no script, no request, light and dark. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Handlebars from 'handlebars';
import pc from 'picocolors';
import { CLAIMS } from '@gradcert/conformance';
import type { NetDocument, ReportDocument } from '../documents';
import { claimText, failureText } from '../failure';
import { groupBy } from '../group';
import { buildMatrix, type Matrix } from '../matrix';
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

function failures({ claims, results, nets }: ReportDocument): readonly { title: string; text: string }[] {
  const chain = nets.flatMap((net) => net.results);
  return [
    ...claims
      .filter(({ verdict }) => verdict === 'different' || verdict === 'undecided')
      .map((claim) => ({ title: `${claim.node}:${claim.layer}`, text: claimText(claim, uncoloured) })),
    ...[...results, ...chain].filter(isFailure).map((result) => ({
      title: `${result.node}:${result.layer}:${result.case}`,
      text: failureText(result, uncoloured),
    })),
  ];
}

const parameterRows = (net: NetDocument): readonly object[] =>
  net.lossGradient.parameters.map((result) => ({
    ...result,
    shape: net.nodes.find(({ parameter }) => parameter === result.parameter)?.shape.join(' x '),
    state: result.failed === 0 ? 'passed' : 'failed',
    error: result.maxRelativeError.toExponential(2),
  }));

function unsupportedRows({ results }: ReportDocument): readonly object[] {
  const unsupported = results.filter(({ verdict }) => verdict === 'unsupported');
  const groups = groupBy(
    unsupported,
    ({ backend, route, message }) => `${backend}, route ${route}: ${message}`,
  );
  return [...groups].map(([reason, members]) => ({ reason, count: members.length }));
}

const verdictOf = (document: ReportDocument, failed: number): string => {
  if (failed > 0) return `${String(failed)} failed`;
  return document.interrupted ? 'Interrupted: nothing failed so far' : 'All held';
};

/** Renders the page. */
export function reportHtml(document: ReportDocument): string {
  const template = readFileSync(join(__dirname, '../../templates/report.hbs'), 'utf8');
  const all = failures(document);
  return Handlebars.compile(template, { strict: true })({
    ...document,
    verdict: verdictOf(document, all.length),
    state: all.length > 0 ? 'failed' : 'passed',
    sections: sections(document),
    layers: Object.entries(CLAIMS).map(([name, claim]) => ({ name, claim })),
    failures: all.slice(0, shownFailures),
    unshown: Math.max(0, all.length - shownFailures),
    nets: document.nets.map((net) => ({ ...net, rows: parameterRows(net) })),
    versions: Object.entries(document.versions).map(([name, version]) => ({ name, version })),
    unsupported: unsupportedRows(document),
  });
}
