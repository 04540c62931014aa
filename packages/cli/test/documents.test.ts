import { describe, expect, test } from '@jest/globals';
import type { CaseResult } from '@gradcert/conformance';
import { installDocument } from '../src/actions/install';
import type { DocsBuildDocument, RunDocument } from '../src/documents';
import { reportDocument } from '../src/report/document';
import { histograms } from '../src/report/histogram';
import { reportHtml } from '../src/report/html';
import { tightnessOf } from '@gradcert/conformance';
import { share } from '../src/share';
import { toJson } from '../src/json';
import { proveExitCode, runExitCode, summariseClaims, summariseRun, worstExitCode } from '../src/verdicts';
import { claims, record, results } from './samples';
import { problems } from './schemas';

const parameter = {
  net: 'tiny',
  parameter: 'W1',
  node: 'conv-weight-grad',
  shape: [2, 3],
  checked: 6,
  failed: 0,
  maxRelativeError: 1e-14,
  verdict: 'passed' as const,
  message: 'equal along every direction',
};

const report = reportDocument({
  title: 'a <report>',
  run: record,
  proof: { claims, interrupted: false, seconds: 1 },
  missing: [{ id: 'tfjs-webgpu', reason: 'no adapter', install: 'apt-get install a-driver' }],
  nets: [
    {
      schema: 'gradcert.net/1',
      net: 'tiny',
      batch: 2,
      widths: 'reduced',
      options: { batch: 2, widths: 'reduced' },
      interrupted: false,
      parameters: 1,
      nodes: [{ parameter: 'W1', node: 'conv-weight-grad', shape: [2, 3] }],
      lossGradient: { checked: 6, failed: 0, maxRelativeError: 1e-14, parameters: [parameter] },
      hypotheses: [
        {
          hypothesis: 'relu-off-kink',
          step: 'relu1',
          for: 'all',
          elements: 4,
          failing: 1,
          first: 'n=0, m=3',
        },
      ],
      inputDerivative: { right: 1, left: 1, equal: true },
      selections: [{ selection: 'last', parameter: 'W1', relativeDifference: 0, verdict: 'passed' }],
      backends: [{ id: 'tfjs-cpu', backend: 'tfjs-cpu', device: 'a CPU', version: 'tfjs 4', software: true }],
      missing: [],
      results: [],
    },
  ],
});

const run: RunDocument = {
  schema: 'gradcert.run/1',
  query: '*',
  interrupted: false,
  summary: summariseRun(results, record.seconds),
  backends: record.backends,
  missing: [],
  stale: record.stale,
  results,
};

describe('JSON documents', () => {
  test('a run keeps to its schema, NaN and infinities included', () => {
    expect(problems('run', toJson(run))).toEqual([]);
    expect(toJson(run)).toContain('"got": "NaN"');
    expect(toJson(run)).toContain('"error": "Infinity"');
  });

  test('a report keeps to its schema', () => {
    expect(problems('report', toJson(report))).toEqual([]);
  });

  test('an installation keeps to its schema', () => {
    const steps = [{ step: 'venv', title: 'a', folder: '/b', state: 'present', seconds: 0 }] as const;
    const description = { backend: 'xla', device: 'a CPU', version: '1', software: true };
    const detected = [
      { id: 'xla', availability: { available: true, description } },
      { id: 'xla-cuda', availability: { available: false, reason: 'no GPU', install: 'buy one' } },
    ] as const;
    const document = installDocument({ id: 'xla', steps: [] }, steps, detected, 1);
    expect(problems('install', toJson(document))).toEqual([]);
  });

  test('what became of a build of the pages keeps to its schema', () => {
    const built: DocsBuildDocument = {
      schema: 'gradcert.docs-build/1',
      to: 'site',
      pages: 2,
      written: ['index.html'],
      unchanged: 1,
      removed: ['nodes/gone.html'],
      seconds: 0.1,
    };
    expect(problems('docs-build', toJson(built))).toEqual([]);
  });

  test('a document with a field renamed, left out or added is seen', () => {
    const { query, ...rest } = run;
    expect(problems('run', toJson(rest))).toHaveLength(1);
    expect(problems('run', toJson({ ...run, querry: query }))).toHaveLength(1);
    expect(problems('run', toJson({ ...run, schema: 'gradcert.run/2' }))).toHaveLength(1);
  });
});

describe('summaries and exit codes', () => {
  test('an error counts as failed', () => {
    expect(run.summary).toMatchObject({ cases: 4, passed: 1, failed: 2, unsupported: 1 });
  });

  test('a run: 1 failed, 4 where nothing ran, 0 held', () => {
    const exitOf = (verdicts: readonly string[]): number =>
      runExitCode(
        summariseRun(
          results.filter(({ verdict }) => verdicts.includes(verdict)),
          0,
        ),
      );
    expect(exitOf(['passed', 'failed'])).toBe(1);
    expect(exitOf(['passed', 'error'])).toBe(1);
    expect(exitOf(['unsupported'])).toBe(4);
    expect(exitOf(['passed', 'unsupported'])).toBe(0);
  });

  test('claims: 1 different, 4 undecided, 0 held', () => {
    const exitOf = (kept: readonly string[]): number =>
      proveExitCode(
        summariseClaims(
          claims.filter(({ verdict }) => kept.includes(verdict)),
          0,
        ),
      );
    expect(exitOf(['proved', 'different', 'undecided'])).toBe(1);
    expect(exitOf(['proved', 'undecided'])).toBe(4);
    expect(exitOf(['proved'])).toBe(0);
  });

  test('a failure outweighs what is undecided', () => {
    expect(worstExitCode(0, 4, 1)).toBe(1);
    expect(worstExitCode(0, 4, 0)).toBe(4);
    expect(worstExitCode()).toBe(0);
  });
});

describe('error against bound', () => {
  const withTightness = (...list: readonly number[]): readonly CaseResult[] =>
    list.map((tightness) => ({ ...results[0], case: `at ${String(tightness)}`, tightness }));

  test('a histogram has a bar for what is equal, for what is inside, and for what is outside', () => {
    const [{ bars, caption }] = histograms(withTightness(0, 1e-9, 0.05, 1, 1.5));
    const titles = bars.map(({ title, outside }) => `${title}${outside ? ' !' : ''}`);
    expect(titles).toEqual([
      '2: equal, or below 1e-6 of the bound',
      '1: 1e-1.5 to 1e-1 of the bound',
      '1: 1e-0.5 to 1e0 of the bound',
      '1: outside the bound !',
    ]);
    expect(caption).toBe('5 results, largest 150%');
    expect(histograms(withTightness(0))).toEqual([]);
  });

  test('the largest of a node, with the case that shows it', () => {
    const [one, ...rest] = tightnessOf(withTightness(0.2, 0.7, 0.1));
    expect(rest).toEqual([]);
    expect(one).toMatchObject({
      node: 'conv-weight-grad',
      layer: 'exact',
      results: 3,
      largest: 0.7,
      case: 'at 0.7',
    });
    expect([share(0.9996), share(1), share(0.012345)]).toEqual(['>99%', '100%', '1.2%']);
  });
});

describe('the page of a report', () => {
  const html = reportHtml(report);

  test('escapes what it is given', () => {
    expect(html).toContain('a &lt;report&gt;');
    expect(html).not.toContain('a <report>');
  });

  test('shows the matrix, every failure with its text, what was not tried, and the parameters', () => {
    expect(html).toContain('<td class="failed">1/3</td>');
    expect(html).toContain('<td class="passed">proved</td>');
    expect(html).toContain('4 failed, 1 not decided');
    expect(html).toContain('npx gradcert prove &#x27;conv-weight-grad:meaning&#x27;');
    expect(html).toContain('apt-get install a-driver');
    expect(html).toContain('stale: all its cases ran and none fails any more');
    expect(html).toContain('tfjs-cpu, emitted</th>');
    expect(html).toContain('1.0e-14');
  });

  test('asks nothing of the network and runs no script', () => {
    expect(html).not.toMatch(/<script|<link|src=|url\(|@import/);
  });
});
