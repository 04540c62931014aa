/** Two reports compared. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import type { CaseResult } from '@gradcert/conformance';
import type { ReportDocument } from '../src/documents';
import { diffReports } from '../src/report/diff';
import type { ReportDiffDocument } from '../src/report/diff-document';
import { reportDocument } from '../src/report/document';
import { writeReport } from '../src/report/write';
import { call, type Outcome } from './program';
import { claims, record, results } from './samples';
import { problems } from './schemas';

const [passed] = results;
const reportOf = (list: readonly CaseResult[], change: Partial<ReportDocument> = {}): ReportDocument => ({
  ...reportDocument({ title: 'a run', run: { ...record, results: list, stale: [] } }),
  ...change,
});
const before = reportOf([passed]);
const kinds = (diff: ReportDiffDocument): readonly string[] =>
  Object.entries(diff).flatMap(([kind, value]) => (Array.isArray(value) && value.length > 0 ? [kind] : []));

describe('a difference of reports', () => {
  test('a report is no worse than itself', () => {
    const diff = diffReports(before, before);
    expect(kinds(diff)).toEqual([]);
    expect(diff.regression).toBe(false);
  });

  test.each<[kind: string, was: Partial<CaseResult>, is: Partial<CaseResult> | undefined]>([
    ['newlyFailing', {}, { verdict: 'failed' }],
    ['newlyFailing', {}, { verdict: 'error' }],
    ['newlyFailing', { case: 'another' }, { verdict: 'failed' }],
    ['newlyDeviating', {}, { verdict: 'expected-failure' }],
    ['newlyUnsupported', {}, { verdict: 'unsupported' }],
    ['missing', {}, undefined],
    ['tightness', { tightness: 0.1 }, { tightness: 0.2 }],
    ['tightness', { tightness: 0 }, { tightness: 0.2 }],
  ])('%s is worse: %j, then %j', (kind, was, is) => {
    const diff = diffReports(reportOf([{ ...passed, ...was }]), reportOf(is ? [{ ...passed, ...is }] : []));
    expect(kinds(diff)).toContain(kind);
    expect(diff.regression).toBe(true);
  });

  test.each<[was: Partial<CaseResult>, is: Partial<CaseResult>]>([
    [{ verdict: 'failed' }, {}],
    [{ verdict: 'failed' }, { verdict: 'error' }],
    [{ verdict: 'unsupported' }, {}],
    [{ tightness: 0.11 }, { tightness: 0.2 }],
    [{ tightness: 0.001 }, { tightness: 0.09 }],
  ])('no worse: %j, then %j', (was, is) => {
    const diff = diffReports(reportOf([{ ...passed, ...was }]), reportOf([{ ...passed, ...is }]));
    expect(diff.regression).toBe(false);
  });

  test('a claim that is no longer proved is worse; another device is told', () => {
    const [proved] = claims;
    const held = { ...before, claims: [proved] };
    const open = { ...before, claims: [{ ...proved, verdict: 'undecided' as const }] };
    expect(diffReports(held, open)).toMatchObject({
      regression: true,
      claims: [{ claim: 'conv-weight-grad:denotation', before: 'proved', after: 'undecided' }],
    });
    expect(diffReports(open, held).regression).toBe(false);
    const moved = { ...before, backends: [{ ...record.backends[0], version: 'tfjs 5' }] };
    expect(diffReports(before, moved)).toMatchObject({
      regression: false,
      backends: [{ id: 'tfjs-cpu', before: { version: 'tfjs 4' }, after: { version: 'tfjs 5' } }],
    });
  });
});

describe('report diff', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gradcert-diff-'));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });
  const [good, bad] = [join(folder, 'good'), join(folder, 'bad')];
  writeReport(good, reportOf([passed, { ...results[1], verdict: 'passed', tightness: 0.01 }]));
  writeReport(bad, reportOf(results));
  const diff = (...args: string[]): Promise<Outcome> => call(['report', 'diff', ...args]);

  test('exits with 1 where the second is worse, else with 0', async () => {
    const { code, stdout } = await diff(good, bad, '--json');
    expect(problems('report-diff', stdout)).toEqual([]);
    expect(code).toBe(1);
    expect((await diff(bad, join(good, 'report.json'))).code).toBe(0);
    const text = await diff(good, bad);
    expect(text.stdout).toContain(
      'newly failing: 2\n  conv-weight-grad:exact:N2.C3-negative on tfjs-cpu, emitted: ',
    );
    expect(text.stdout).toContain('passed -> failed: outside its bound');
  });

  test.each([
    ['{"schema":"gradcert.report/1"', 'is no report: '],
    ['[]', 'is no document of gradcert'],
    ['{"schema":"gradcert.report/2"}', 'is gradcert.report/2, and gradcert.report/1 is needed'],
    ['{"schema":"gradcert.report/1"}', 'is broken:  must have required property'],
  ])('a file that is none is refused: %s', async (text, says) => {
    const file = join(folder, 'report.json');
    writeFileSync(file, text);
    const { code, stderr } = await diff(good, file);
    expect(stderr).toContain(says.replace(':  ', ': '));
    expect(code).toBe(2);
  });

  test('what is not there is said', async () => {
    expect((await diff(good, join(folder, 'none'))).stderr).toContain('there is no report');
  });
});
