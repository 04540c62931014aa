/** The results of shards as one report: what is missing, what came twice, and what does not belong together. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { CaseResult } from '@gradcert/conformance';
import type { MergeDocument, ReportDocument, RunDocument } from '../src/documents';
import { call } from './program';
import { problems } from './schemas';

const root = mkdtempSync(join(tmpdir(), 'gradcert-merge-'));
afterAll(() => {
  rmSync(root, { recursive: true });
});

const SHARDS = 5;
const original = join(root, 'original');
const dir = join(root, 'results');
let whole: RunDocument;

/** Five shards of four cases, as files 1.jsonl to 5.jsonl: one has none. */
beforeAll(async () => {
  const query = ['run', 'drop-path:exact:N2*', '--backend', 'software', '--json'];
  whole = JSON.parse((await call(query)).stdout) as RunDocument;
  expect(whole.results).toHaveLength(SHARDS - 1);
  for (let index = 1; index <= SHARDS; index++) {
    const shard = `${String(index)}/${String(SHARDS)}`;
    const file = join(original, `${String(index)}.jsonl`);
    const { code, stdout } = await call([...query, '--shard', shard, '--results', file]);
    expect(problems('run', stdout)).toEqual([]);
    expect(code).toBe(0);
  }
});

beforeEach(() => {
  rmSync(dir, { recursive: true, force: true });
  cpSync(original, dir, { recursive: true });
});

const merge = async (...args: string[]): Promise<{ code: number | null; document: MergeDocument }> => {
  const { code, stdout } = await call(['merge', dir, '--json', ...args]);
  expect(problems('merge', stdout)).toEqual([]);
  return { code, document: JSON.parse(stdout) as MergeDocument };
};
const refused = async (): Promise<string> => {
  const { code, stderr } = await call(['merge', dir]);
  expect(code).toBe(2);
  return stderr;
};

/** Changes the lines of one of the files, as parsed; `as` is where they go. */
function edit(file: string, change: (line: Record<string, unknown>, at: number) => object, as = file): void {
  const lines = readFileSync(join(dir, file), 'utf8').trimEnd().split('\n');
  const changed = lines.map((line, at) => change(JSON.parse(line) as Record<string, unknown>, at));
  writeFileSync(join(dir, as), changed.map((line) => `${JSON.stringify(line)}\n`).join(''));
}
const inHeader =
  (change: object) =>
  (line: object, at: number): object =>
    at === 0 ? { ...line, ...change } : line;
const inResults =
  (change: Partial<CaseResult>) =>
  (line: object, at: number): object =>
    at === 0 ? line : { ...line, ...change };

const verdicts = (results: readonly CaseResult[]): string[] =>
  results.map((one) => `${one.backend} ${one.route} ${one.node}:${one.layer}:${one.case} ${one.verdict}`);

/** A file with a result, and the empty one. */
const full = '1.jsonl';
const empty = `${String(SHARDS)}.jsonl`;

describe('merge', () => {
  test('gives the report of the whole, in its order', async () => {
    const out = join(root, 'out');
    const { code, document } = await merge('--report', out, '--date', '2026-01-31T13:00+01:00');
    expect(code).toBe(0);
    expect(document).toMatchObject({ missing: [], absent: [], disagreements: [], repeated: 0 });
    expect(document.files.map(({ shard, results }) => [shard, results])).toEqual([
      ['1/5', 1],
      ['2/5', 1],
      ['3/5', 1],
      ['4/5', 1],
      ['5/5', 0],
    ]);
    const text = readFileSync(join(out, 'report.json'), 'utf8');
    expect(problems('report', text)).toEqual([]);
    const report = JSON.parse(text) as ReportDocument;
    expect(verdicts(report.results)).toEqual(verdicts(whole.results));
    expect(report.date).toBe('2026-01-31T12:00:00Z');
    expect(problems('costs', readFileSync(join(out, 'costs.json'), 'utf8'))).toEqual([]);
  });

  test('a missing case fails, and is named with its shard', async () => {
    rmSync(join(dir, full));
    const { code, document } = await merge();
    expect(code).toBe(1);
    expect(document.missing).toHaveLength(1);
    expect(document.absent).toEqual([{ kind: 'software', shard: '1/5' }]);
    const { stdout } = await call(['merge', dir]);
    expect(stdout).toContain("gradcert run 'drop-path:exact:N2*' --device-kind software --shard 1/5");
    expect(stdout).toContain(`software: software, emitted: 1, the first ${document.missing[0].case}`);
  });

  test('a missing file of an empty shard is named, and fails nothing', async () => {
    rmSync(join(dir, empty));
    const { code, document } = await merge();
    expect(document.absent).toEqual([{ kind: 'software', shard: '5/5' }]);
    expect(code).toBe(0);
  });

  test('a shard that was killed in a line has what is whole', async () => {
    const text = readFileSync(join(dir, full), 'utf8');
    writeFileSync(join(dir, full), text.slice(0, -20));
    const { code, document } = await merge();
    expect(code).toBe(1);
    expect(document.missing).toHaveLength(1);
    expect(document.files[0]).toMatchObject({ partial: true, results: 0 });
    expect(document.absent).toEqual([]);
  });

  test('a kind of device of which nothing is there fails', async () => {
    const { code, document } = await merge('--device-kinds', 'software,tfjs-cpu');
    expect(code).toBe(1);
    expect(new Set(document.missing.map(({ kind }) => kind))).toEqual(new Set(['tfjs-cpu']));
    expect(document.absent).toEqual([{ kind: 'tfjs-cpu', shard: '1/1' }]);
  });

  test('another attempt that came out alike counts once', async () => {
    edit(full, inResults({ milliseconds: 9 }), 'again.jsonl');
    const { code, document } = await merge();
    expect(code).toBe(0);
    expect(document).toMatchObject({ repeated: 1, disagreements: [] });
    expect(document.summary.cases).toBe(whole.results.length);
  });

  test('another attempt that came out otherwise fails, whichever was first', async () => {
    for (const name of ['0.jsonl', '9.jsonl']) {
      edit(full, inResults({ verdict: 'failed', message: 'outside its bound' }), name);
      const { code, document } = await merge();
      expect(code).toBe(1);
      expect(document.summary.failed).toBe(1);
      expect(document.disagreements.map(({ verdicts: all }) => all.map((one) => one.verdict).sort())).toEqual(
        [['failed', 'passed']],
      );
      rmSync(join(dir, name));
    }
  });

  test('an error is no verdict: the attempt that has one counts; alone it fails', async () => {
    edit(full, inResults({ verdict: 'error', message: 'the worker hung' }), '0.jsonl');
    const retried = await merge();
    expect(retried.code).toBe(0);
    expect(retried.document).toMatchObject({ disagreements: [], summary: { failed: 0, cases: 4 } });
    rmSync(join(dir, full));
    const alone = await merge();
    expect(alone.code).toBe(1);
    expect(alone.document).toMatchObject({ missing: [], summary: { failed: 1 } });
  });

  test('results on another driver stand apart', async () => {
    const [backend] = whole.backends;
    edit(full, inHeader({ backends: [{ ...backend, version: 'another driver' }] }), 'again.jsonl');
    const { code, document } = await merge();
    expect(code).toBe(0);
    expect(document.backends.map(({ id }) => id)).toEqual(['software#1', 'software#2']);
    expect(document.summary.cases).toBe(whole.results.length + 1);
  });

  test('a kind of device is named with its backend, and in the command that runs a failure again', async () => {
    for (const name of readdirSync(dir)) {
      edit(name, (line, at) =>
        at === 0 ? { ...line, shard: { ...(line.shard as object), kind: 'h100' } } : line,
      );
    }
    edit(full, inResults({ verdict: 'failed', message: 'outside its bound' }));
    const { code, document } = await merge();
    expect(code).toBe(1);
    expect(document.backends).toMatchObject([{ id: 'software@h100', kind: 'h100' }]);
    expect(document.missing).toEqual([]);
    expect((await call(['merge', dir])).stdout).toContain(' --device-kind h100 --route emitted');
  });

  test.each<[differs: object, says: string]>([
    [{ query: 'relu' }, "its query is 'relu' instead of 'drop-path:exact:N2*'"],
    [{ profile: 'literal' }, 'it has the profile literal instead of standard'],
    [{ spec: 'x' }, 'entries were edited since'],
    [{ code: 'x' }, "gradcert's own code was edited since"],
    [
      { shard: { kind: 'software', backends: ['software'], index: 2, of: 6, plan: 'x' } },
      'shards of software were cut in two ways',
    ],
  ])('a file of another run is refused: %j', async (differs, says) => {
    edit('2.jsonl', inHeader(differs));
    expect(await refused()).toContain(says);
  });

  test('results of other code than what is here are refused', async () => {
    for (const name of readdirSync(dir)) edit(name, inHeader({ code: 'x' }));
    expect(await refused()).toContain('was made by other code than what is here');
  });

  test('a result on a backend that its file does not name is refused', async () => {
    edit(full, inResults({ backend: 'xla' }));
    expect(await refused()).toContain('has a result on xla, which its first line does not name');
  });

  test('a shard goes on from its own file alone', async () => {
    const run = (shard: string): ReturnType<typeof call> =>
      call([
        ...['run', 'drop-path:exact:N2*', '--backend', 'software', '--resume'],
        '--shard',
        shard,
        '--results',
        join(dir, full),
      ]);
    const { code, stderr } = await run('1/5');
    expect(stderr).toContain('1 of 1 results are in');
    expect(code).toBe(0);
    const other = await run('2/5');
    expect(other.stderr).toContain('it is of shard 1/5 of software instead of shard 2/5 of software');
    expect(other.code).toBe(2);
  });

  test('a folder without results is refused', async () => {
    for (const name of readdirSync(dir)) writeFileSync(join(dir, name), '{"schema":"another"}\n');
    expect(await refused()).toContain(`no results in ${dir}`);
  });

  test('--publish replaces nothing', async () => {
    const store = join(root, 'history');
    const publish = async (): Promise<string> =>
      (await merge('--publish', store, '--date', '2026-01-31')).document.published ?? '';
    const first = await publish();
    const bytes = readFileSync(join(first, 'report.json'), 'utf8');
    expect(await publish()).toBe(first);
    edit(full, inResults({ verdict: 'failed', message: 'outside its bound' }));
    expect(await publish()).not.toBe(first);
    expect(readdirSync(store)).toHaveLength(2);
    expect(readFileSync(join(first, 'report.json'), 'utf8')).toBe(bytes);
  });
});
