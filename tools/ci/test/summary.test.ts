import { expect, test } from '@jest/globals';
import type { ReportDocument } from '@gradcert/cli';
import { summary } from '../summary';

const result = (node: string, backend: string, verdict: string): object => ({ node, backend, verdict });

test('nodes by backends: what passed is counted, what failed is bold', () => {
  const report = {
    backends: [
      { id: 'a', device: 'CPU', version: '1' },
      { id: 'b', device: 'GPU', version: '2' },
    ],
    interrupted: false,
    results: [
      result('conv', 'a', 'passed'),
      result('conv', 'a', 'passed'),
      result('conv', 'b', 'passed'),
      result('conv', 'b', 'failed'),
      result('bias', 'a', 'error'),
      result('bias', 'b', 'unsupported'),
      result('pool', 'a', 'expected-failure'),
    ],
  } as unknown as ReportDocument;
  expect(summary(report).split('\n').slice(2, 9)).toEqual([
    '| node | a | b |',
    '| --- | ---: | ---: |',
    '| `bias` | **1 of 1 failed** | – |',
    '| `conv` | 2 | **1 of 2 failed** |',
    '| `pool` | 0, 1 known deviations | – |',
    '',
    '- a: CPU, 1',
  ]);
});
