/** What is claimed of an entry, as arrows between what the claims relate, coloured by what became of each. */
import { casesByLayer } from '@gradcert/codegen';
import type { CaseResult } from '@gradcert/conformance';
import type { CertifiedFunction } from '@gradcert/spec';
import Handlebars from 'handlebars';
import type { SiteContext } from '../context';

interface Arrow {
  readonly claim: string;
  readonly status: string;
}

const WIDTH = 690;
const BOX = { width: 108, height: 44 };
/** Between arrows, one above the other. */
const SPACING = 26;

/** Forward, denotation, text and kernel in a row; a claim is an arrow between two of them. */
export function claimsPicture(entry: CertifiedFunction, site: SiteContext): string {
  const { claims } = site.proofs(entry);
  const verdictOf = (layer: string): string =>
    claims.find((claim) => claim.layer === layer)?.verdict ?? 'open';
  const layers = casesByLayer(site.cases(entry)).map(({ layer }) => layer);
  const columns: readonly (readonly [name: string, arrow: readonly Arrow[]])[] = [
    ...(entry.gradientOf
      ? [['forward', [{ claim: 'denotation', status: verdictOf('denotation') }]] as const]
      : []),
    ['denotation', [{ claim: 'meaning', status: verdictOf('meaning') }]],
    [
      'emitted text',
      layers.map((claim) => ({
        claim,
        status: statusOn(site, ({ node, layer }) => node === entry.id && layer === claim),
      })),
    ],
    ['kernel', []],
  ];
  const gap = (WIDTH - columns.length * BOX.width) / (columns.length - 1);
  const height = Math.max(70, 20 + Math.max(...columns.map(([, arrows]) => arrows.length)) * SPACING);
  const middle = height / 2;
  const parts = columns.flatMap(([name, arrows], place) => {
    const x = place * (BOX.width + gap);
    const start = x + BOX.width;
    return [
      `<rect x="${f(x + 1)}" y="${f(middle - BOX.height / 2)}" width="${f(BOX.width - 2)}" height="${f(BOX.height)}" rx="6"/>`,
      `<text x="${f(x + BOX.width / 2)}" y="${f(middle + 5)}" text-anchor="middle">${name}</text>`,
      ...arrows.map(({ claim, status }, k) => {
        const y = middle + (k - (arrows.length - 1) / 2) * SPACING;
        return `<g class="${status}"><path d="M${f(start + 4)} ${f(middle)}C${f(start + 14)} ${f(y)} ${f(start + 14)} ${f(y)} ${f(start + gap / 2)} ${f(y)}S${f(start + gap - 14)} ${f(y)} ${f(start + gap - 4)} ${f(middle)}"/><text x="${f(start + gap / 2)}" y="${f(y - 5)}" text-anchor="middle">${Handlebars.escapeExpression(claim)}</text></g>`;
      }),
    ];
  });
  const words = columns
    .flatMap(([, arrows]) => arrows.map(({ claim, status }) => `${claim}: ${status}`))
    .join(', ');
  return `<svg class="claims" role="img" aria-label="Claims. ${Handlebars.escapeExpression(words)}" viewBox="0 0 ${f(WIDTH)} ${f(height)}">${parts.join('')}</svg>`;
}

const f = (value: number): string => String(Math.round(value * 10) / 10);

/** The worst verdict of any backend in the reports that the site was built with; cases that one lacks say nothing. */
export function statusOn({ measurements }: SiteContext, isWanted: (result: CaseResult) => boolean): string {
  const verdicts = new Set(
    measurements.flatMap(({ results }) => results.filter(isWanted).map(({ verdict }) => verdict)),
  );
  const worst = ['failed', 'error', 'expected-failure', 'passed', 'unsupported'] as const;
  return worst.find((verdict) => verdicts.has(verdict)) ?? 'open';
}
