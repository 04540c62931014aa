/** Reports over time. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import type { CaseResult } from '@gradcert/conformance';
import type { ReportDocument } from '../src/documents';
import { reportDocument } from '../src/report/document';
import { publishReport } from '../src/report/publish';
import { trendOf } from '../src/report/trend';
import type { ReportTrendDocument } from '../src/report/trend-document';
import { call } from './program';
import { record, results } from './samples';
import { problems } from './schemas';

const [passed] = results;
const [backend] = record.backends;

/** A report of a day, with one result that differs from a passed one so. */
function reportOn(day: number, differs: Partial<CaseResult>, version = 'driver 1'): ReportDocument {
  const run = {
    ...record,
    stale: [],
    results: [{ ...passed, ...differs }],
    backends: [{ ...backend, version }],
  };
  const date = `2026-01-0${String(day)}T00:00:00Z`;
  return reportDocument({ title: 'a run', run, date, revision: `commit ${String(day)}` });
}
type Day = Partial<CaseResult> & { readonly version?: string };
const trend = (...days: readonly Day[]): ReportTrendDocument =>
  trendOf(
    days.map(({ version, ...differs }, at) => ({
      folder: String(9 - at),
      document: reportOn(at + 1, differs, version),
    })),
  );
const fails = { verdict: 'failed', message: 'outside its bound', tightness: 3 } as const;

describe('a trend', () => {
  test('reports stand in the order of their dates, whatever their folders', () => {
    expect(trend({}, {}).reports.map(({ date, folder }) => [date, folder])).toEqual([
      ['2026-01-01T00:00:00Z', '9'],
      ['2026-01-02T00:00:00Z', '8'],
    ]);
  });

  test.each<[what: string, days: readonly Day[], since: number | undefined]>([
    ['fails since the third', [{}, {}, fails, fails], 2],
    ['failed once, and does not now', [{}, fails, {}], undefined],
    ['failed, passed, and fails again', [fails, {}, fails, fails], 2],
    ['always failed', [fails, fails], undefined],
    ['an error is a failure', [{}, { verdict: 'error' }], 1],
    ['deviates as is known', [{}, { verdict: 'expected-failure' }], 1],
    ['is no longer supported', [{}, { verdict: 'unsupported', tightness: null }], 1],
    ['uses twice as much of its bound', [{ tightness: 0.1 }, { tightness: 0.12 }, { tightness: 0.2 }], 2],
    ['grew slowly', [{ tightness: 0.1 }, { tightness: 0.15 }, { tightness: 0.19 }, { tightness: 0.25 }], 3],
    ['uses little, ten times as much', [{ tightness: 0.001 }, { tightness: 0.01 }], undefined],
  ])('%s', (_, days, since) => {
    expect(trend(...days).worse.map((one) => one.since)).toEqual(since === undefined ? [] : [since]);
  });

  test('the driver that changed between good and bad is named', () => {
    const { worse } = trend(
      { version: 'driver 1' },
      { ...fails, version: 'driver 2' },
      { ...fails, version: 'driver 3' },
    );
    expect(worse).toMatchObject([
      {
        node: 'conv-weight-grad',
        before: 'passed',
        after: 'failed',
        until: 0,
        since: 1,
        driver: { before: 'a CPU, driver 1', after: 'a CPU, driver 2' },
        cases: [{ layer: 'exact', case: passed.case }],
      },
    ]);
    expect(trend({}, fails).worse).toMatchObject([{ driver: null }]);
  });

  test('what a backend lacks says nothing of what it has', () => {
    const lacks = { ...passed, case: 'another', verdict: 'unsupported', tightness: null } as const;
    const document = { ...reportOn(2, fails), results: [{ ...passed, ...fails }, lacks] };
    expect(trendOf([{ folder: 'a', document }]).series).toMatchObject([
      { points: [{ state: 'failed', results: 2 }] },
    ]);
  });

  test('a report without the node says nothing of it', () => {
    expect(trend({}, { node: 'relu' }, fails).worse).toMatchObject([{ until: 0, since: 2 }]);
  });
});

describe('report trend', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gradcert-trend-'));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });
  const days = [{}, {}, fails].map((differs, at) => reportOn(at + 1, differs, `driver <${String(at)}>`));

  test('exits with 1 where something got worse, and says since when', async () => {
    const store = join(folder, 'history');
    for (const document of days.slice(0, 2)) publishReport(store, document);
    const good = await call(['report', 'trend', store, '--json']);
    expect(problems('report-trend', good.stdout)).toEqual([]);
    expect(good.code).toBe(0);
    publishReport(store, days[2]);
    const page = join(folder, 'pages', 'trend.html');
    const { code, stdout } = await call(['report', 'trend', store, '--page', page]);
    expect(code).toBe(1);
    expect(stdout).toContain('worse conv-weight-grad on tfjs-cpu, emitted: passed -> failed');
    expect(stdout).toContain(
      'since 2026-01-03T00:00:00Z (commit 3); last good 2026-01-02T00:00:00Z (commit 2)',
    );
    expect(problems('report-trend', (await call(['report', 'trend', store, '--json'])).stdout)).toEqual([]);
    const html = readFileSync(page, 'utf8');
    expect(html).toContain('1 got worse');
    expect(html).toContain('a CPU, driver &lt;1&gt; -&gt; a CPU, driver &lt;2&gt;');
    expect(html).toContain('title="conv-weight-grad: failed, 1 of 1 failed, 300% of the bound"');
    expect(html).not.toMatch(/<script|https?:\/\//);
  });

  test('a folder without reports, and one with a broken one, are refused', async () => {
    const empty = join(folder, 'empty');
    expect((await call(['report', 'trend', empty])).stderr).toContain('there is no folder');
    mkdirSync(join(empty, 'one'), { recursive: true });
    expect((await call(['report', 'trend', empty])).stderr).toContain('there is no report in');
    writeFileSync(join(empty, 'one', 'report.json'), '{}');
    const { code, stderr } = await call(['report', 'trend', empty]);
    expect(stderr).toContain('is no document of gradcert');
    expect(code).toBe(2);
  });
});
