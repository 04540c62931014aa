/**
 * A net as a ladder: forward steps down the left side, on each rung the cotangents that come back through it, and
 * beside them the gradients of its parameters. A forward is nearly a chain, so that a general layout would only
 * hide which cotangent belongs to which step.
 */
import type { Application, Net } from '@gradcert/spec';
import Handlebars from 'handlebars';
import { linkTo } from '../parts/links';

const RUNG = 34;
const WIDTH = 226;
const TOTAL_WIDTH = 830;
const COLUMNS = [0, 274, 548].map((left) => left + 40);

interface Rung {
  readonly forward: Application;
  readonly cotangents: Application[];
  readonly parameters: Application[];
}

/** The steps that belong to each forward step: those of the backward that read what it read, by the op. */
function rungsOf(net: Net): readonly Rung[] {
  const rungs = net.forward.map((forward): Rung => ({ forward, cotangents: [], parameters: [] }));
  const isParameter = new Set(net.parameters.map(({ application }) => application));
  for (const step of net.backward) {
    const rung = rungs.find(({ forward }) => belongs(step, forward));
    if (rung) (isParameter.has(step) ? rung.parameters : rung.cotangents).push(step);
  }
  return rungs;
}

/** A gradient reads the cotangent of its op's result: `d` and the result's name. */
function belongs({ apply, operands, result }: Application, forward: Application): boolean {
  if (apply === 'reshape') {
    return forward.apply === 'reshape' && operands.input === `d${forward.result}`;
  }
  if (forward.apply === 'reshape' || apply.gradientOf?.op.id !== forward.apply.id) return false;
  const cotangent = operands[`d${forward.apply.result.name}`];
  if (cotangent !== undefined) return cotangent === `d${forward.result}`;
  return (
    result.startsWith('d') &&
    Object.values(operands).every((name) => Object.values(forward.operands).includes(name))
  );
}

export interface Ladder {
  /** A document of its own, for the ladder of a large net would not fit its page. */
  readonly svg: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

export function ladder(net: Net): Ladder {
  const rungs = rungsOf(net);
  const heights = rungs.map(({ cotangents, parameters }) =>
    Math.max(1, cotangents.length, parameters.length),
  );
  const tops: number[] = [];
  heights.reduce((top, height) => {
    tops.push(top);
    return top + height * RUNG;
  }, 40);
  const total = 60 + heights.reduce((sum, height) => sum + height * RUNG, 0);
  const risers = new Map(
    rungs.flatMap(({ cotangents }, at) =>
      cotangents.map((step, k) => [step.result, tops[at] + k * RUNG + 13] as const),
    ),
  );
  const place = new Map(rungs.map(({ forward }, at) => [forward.result, tops[at] + 13]));
  const parts = rungs.flatMap(({ forward, cotangents, parameters }, at) => [
    ...Object.values(forward.operands).flatMap((name) => edge(place.get(name), tops[at] + 13)),
    box(forward, COLUMNS[0], tops[at], 'forward'),
    ...cotangents.flatMap((step, k) =>
      Object.values(step.operands).flatMap((name) => riser(risers.get(name), tops[at] + k * RUNG + 13)),
    ),
    ...(cotangents.length === 0 && parameters.length === 0
      ? []
      : [rung(tops[at] + 13, parameters.length > 0)]),
    ...cotangents.map((step, k) => box(step, COLUMNS[1], tops[at] + k * RUNG, 'cotangent')),
    ...parameters.map((step, k) => box(step, COLUMNS[2], tops[at] + k * RUNG, 'parameter')),
  ]);
  const heads = ['Forward ↓', 'Cotangents ↑', 'Parameters'].map(
    (text, column) => `<text class="head" x="${String(COLUMNS[column])}" y="22">${text}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(TOTAL_WIDTH)} ${String(total)}" width="${String(TOTAL_WIDTH)}" height="${String(total)}">
<title>${Handlebars.escapeExpression(net.title)}</title>
<style>${STYLE}</style>
${heads.join('')}
${[...parts].sort((a, b) => Number(isBox(a)) - Number(isBox(b))).join('\n')}
</svg>
`;
  return { svg, width: TOTAL_WIDTH, height: total };
}

/** Boxes stand before what runs behind them. */
const isBox = (part: string): boolean => !part.startsWith('<path');

/** From a step to the one that reads its result: along the margin where others lie between. */
function edge(from: number | undefined, to: number): readonly string[] {
  if (from === undefined) return [];
  if (to - from <= RUNG * 2.5)
    return [`<path d="M${String(COLUMNS[0] + 10)} ${String(from + 13)}V${String(to - 13)}"/>`];
  const depth = Math.min(34, 8 + (to - from) / 40);
  return [
    `<path d="M${String(COLUMNS[0])} ${String(from)}C${String(COLUMNS[0] - depth)} ${String(from)} ${String(COLUMNS[0] - depth)} ${String(to)} ${String(COLUMNS[0])} ${String(to)}"/>`,
  ];
}

/** From a cotangent to the one above that reads it, along the right margin of their column. */
function riser(from: number | undefined, to: number): readonly string[] {
  if (from === undefined || from <= to) return [];
  const x = COLUMNS[1] + WIDTH;
  const depth = Math.min(34, 6 + (from - to) / 8);
  return [
    `<path class="up" d="M${String(x)} ${String(from)}C${String(x + depth)} ${String(from)} ${String(x + depth)} ${String(to)} ${String(x)} ${String(to)}"/>`,
  ];
}

/** Behind the boxes of one forward step and what belongs to it. */
const rung = (y: number, reachesParameters: boolean): string =>
  `<path class="rung" d="M${String(COLUMNS[0] + WIDTH)} ${String(y)}H${String(COLUMNS[reachesParameters ? 2 : 1])}"/>`;

function box(step: Application, x: number, y: number, kind: string): string {
  const name = step.apply === 'reshape' ? 'reshape' : step.apply.id;
  const label = `<rect class="${kind}" x="${String(x)}" y="${String(y)}" width="${String(WIDTH)}" height="26" rx="4"/><text x="${String(x + 8)}" y="${String(y + 17)}"><tspan class="result">${Handlebars.escapeExpression(short(step.result, 14))}</tspan> ${Handlebars.escapeExpression(short(name, 24))}</text>`;
  return step.apply === 'reshape' ? label : `<a href="${linkTo(step.apply).href}" target="_top">${label}</a>`;
}

const short = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text;

const DARK = `text{fill:#e4e4df}.head{fill:#a3a9b0}rect{fill:#1e2227;stroke:#454c54}.cotangent{fill:#1b2c38}.parameter{fill:#1b3324}path{stroke:#6b737b}.rung{stroke:#343a40}.up{stroke:#82bfe8}`;

/** Of each selector of a style, those below a choice that the page's script hands on. */
const under = (root: string, css: string): string =>
  css.replace(/(^|\})([^{}]+)\{/g, (_, end: string, selector: string) => `${end}${root} ${selector}{`);

const STYLE = `
@font-face{font-family:'Source Sans 3';src:url('../assets/fonts/source-sans-3.woff2') format('woff2');font-weight:200 900}
text{font:12px 'Source Sans 3',system-ui,sans-serif;fill:#22252a}
.head{font-weight:600;fill:#5b626c}.result{font-weight:600}
rect{fill:#f5f5f1;stroke:#c9ccca}.cotangent{fill:#e7f0f5}.parameter{fill:#eaf4ec}
path{fill:none;stroke:#9aa0a6}.rung{stroke:#dfe1e0;stroke-dasharray:3 3}.up{stroke:#0b5a8a;opacity:.55}a:hover rect{stroke:#0b5a8a;stroke-width:2}
svg{background:#fdfdfb}
@media(prefers-color-scheme:dark){:root:not([data-theme='light']){background:#16191d}${under(":root:not([data-theme='light'])", DARK)}}
:root[data-theme='dark']{background:#16191d}${under(":root[data-theme='dark']", DARK)}`;
