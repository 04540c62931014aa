/** What pages show of runs: verdicts, errors against bounds, and failures. */
import { describe, expect, test } from '@jest/globals';
import type { CaseResult } from '@gradcert/conformance';
import { largestOf, tightnessPicture } from '../src/diagrams/tightness';
import { catalogueOf } from '../src/catalogue';
import { siteContext } from '../src/context';
import { measuredRoutes, type Measurements } from '../src/measurements';
import { rendered, ROOT, spec } from './real-catalogue';

const NODE = 'conv-weight-grad';

const result = (own: Partial<CaseResult>): CaseResult => ({
  node: NODE,
  layer: 'bounded',
  case: 'N2.C3-normal',
  route: 'emitted',
  backend: 'software',
  verdict: 'passed',
  error: 0,
  bound: 1,
  tightness: 0.25,
  message: 'holds',
  milliseconds: 1,
  ...own,
});

const report = (date: string, results: readonly CaseResult[]): Measurements => ({
  date,
  backends: [{ id: 'software', backend: 'software', device: 'a device', version: '1.0', software: true }],
  results,
});

const older = report('2026-01-31', [result({})]);
const newer = report('2026-02-01', [
  result({}),
  result({
    layer: 'exact',
    verdict: 'failed',
    tightness: 2,
    message: 'off',
    diagnosis: 'behaves as if asleep',
  }),
  result({ layer: 'laws', verdict: 'unsupported', tightness: null }),
]);

test('runs are apart by report, backend and route, later ones first', () => {
  const both = report('2026-01-31', [result({}), result({ route: 'native' }), result({ node: 'other' })]);
  expect(
    measuredRoutes([both, newer], ({ node }) => node === NODE).map(({ date, route, results }) => [
      date,
      route,
      results.length,
    ]),
  ).toEqual([
    ['2026-02-01', 'emitted', 3],
    ['2026-01-31', 'emitted', 1],
    ['2026-01-31', 'native', 1],
  ]);
});

describe('pages built with reports', () => {
  const catalogue = catalogueOf(siteContext({ spec, root: ROOT, measurements: [older, newer] }));
  const page = (path: string): string => rendered(path, catalogue);
  const section = (html: string): string => /<section id="results">.*?<\/section>/s.exec(html)?.[0] ?? '';

  test('show date, device, verdicts and each failure with its diagnosis', () => {
    const shown = section(page(`nodes/${NODE}.html`));
    expect(shown.match(/\d{4}-\d\d-\d\d/g)).toEqual(['2026-02-01', '2026-01-31']);
    expect(shown).toContain('a device, 1.0');
    for (const words of [
      'value="1">1</data> failed<',
      'value="1">1</data> not judged<',
      'behaves as if asleep',
    ])
      expect(shown).toContain(words);
    expect(shown).toContain('<h3>conv-weight-grad:exact:N2.C3-normal</h3>');
    expect(page(`nodes/${NODE}.html`)).toMatch(/Claims\. [^"]*exact: failed, [^"]*bounded: passed/);
  });

  test('list on a backend’s page what failed there', () => {
    expect(section(page('backends/software.html'))).toContain(`href="../nodes/${NODE}.html#results"`);
    expect(section(page('backends/tfjs-cpu.html'))).toContain('built without a report of it');
  });

  test('say that they have none where they were built without', () => {
    expect(section(rendered(`nodes/${NODE}.html`))).toContain('built without a report');
    expect(rendered(`nodes/${NODE}.html`)).toMatch(/Claims\. [^"]*exact: open/);
  });
});

describe('the picture of errors against bounds', () => {
  test('has one stroke for each place, ends at the bound, and shows what is outside', () => {
    const picture = tightnessPicture([0, 0, 1e-9, 1, 2, Infinity].map((tightness) => result({ tightness })));
    expect(picture?.match(/class="inside" d="M[\d.]+/g)).toEqual([
      'class="inside" d="M7',
      'class="inside" d="M206',
    ]);
    expect(picture?.match(/class="outside"/g)).toHaveLength(1);
    expect(picture).toContain('aria-label="6 errors as parts of their bounds, the largest Infinity"');
  });

  test('is not drawn where nothing was judged against a bound', () => {
    expect(tightnessPicture([result({ tightness: null })])).toBeUndefined();
    expect([largestOf([0]), largestOf([0.01234, 0.5])]).toEqual(['0', '0.5']);
  });
});
