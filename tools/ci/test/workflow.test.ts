/** The workflow: by rules of our own, and by actionlint where tools/setup has installed it. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { workflowProblems } from '../workflow';

const ROOT = join(__dirname, '../../..');
const text = readFileSync(join(ROOT, '.github/workflows/ci.yml'), 'utf8');

test('it keeps to the rules', () => {
  expect(workflowProblems(text)).toEqual([]);
});

test.each([
  ['contents: read', 'contents: write', 'the workflow: permissions'],
  ['  pull_request: {}', '  pull_request_target: {}', "runs a fork's code with this repository's secrets"],
  ['    timeout-minutes: 20\n', '', 'check: it has no timeout-minutes'],
  ['@11bd71901bbe5b1630ceea73d27597364c9af683', '@v4', 'actions/checkout@v4 is not pinned'],
  ['          persist-credentials: false\n', '', 'check: a checkout leaves its token behind'],
  ['          fetch-depth: 0\n', '', 'affected: nx affected needs the history'],
  [/ {4}if: github.event_name != 'pull_request' \|\|.*\n/, '', "devices: it runs on machines of one's own"],
  ['"$BASE"', '${{ github.event.before }}', 'has an expression in a script'],
])('without %s it does not', (is, becomes, says) => {
  const wrong = text.replace(is, becomes);
  expect(wrong).not.toBe(text);
  expect(workflowProblems(wrong).join('\n')).toContain(says);
});

test('what it runs is there: scripts of package.json, and the report merged whatever became of the devices', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: object };
  const called = [...text.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name]) => name);
  expect(called).toEqual(['check', 'check:packages', 'report:summary']);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(called));
  const { jobs } = parse(text) as { jobs: { merge: { if: string }; pages: { permissions: object } } };
  expect(jobs.merge.if).toContain('always()');
  expect(Object.keys(jobs.pages.permissions)).toEqual(['pages', 'id-token']);
});

const actionlint = [join(ROOT, '.cache/checkers/bin'), ...(process.env.PATH ?? '').split(delimiter)]
  .map((folder) => join(folder, 'actionlint'))
  .find((path) => existsSync(path));

/** actionlint on a workflow; its exit code, and what it says. */
function lint(workflow: string): { readonly code: number | null; readonly says: string } {
  const folder = mkdtempSync(join(tmpdir(), 'gradcert-workflow-'));
  const file = join(folder, 'ci.yml');
  writeFileSync(file, workflow);
  const { status, stdout, stderr } = spawnSync(actionlint ?? 'actionlint', ['-no-color', file], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  return { code: status, says: `${stdout}${stderr}` };
}

// Without actionlint it is reported as skipped: see docs/ci.md.
(actionlint === undefined ? test.skip : test)(
  'actionlint finds nothing in it, and something in a wrong one',
  () => {
    expect(lint(text)).toEqual({ code: 0, says: '' });
    expect(lint(text.replace('needs: devices', 'needs: device')).says).toContain('device');
    expect(lint(text.replace('matrix.device.kind }}\n', 'matrix.devices.kind }}\n')).code).toBe(1);
  },
);
