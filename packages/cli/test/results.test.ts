/** Results kept as they come: what a run goes on from, and what it refuses. */
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { RunDocument } from '../src/documents';
import type { ResultsHeader } from '../src/results/header';
import { ResultsFile } from '../src/results/file';
import { toJsonLine } from '../src/json';
import { call, type Outcome } from './program';
import { record, results } from './samples';
import { problems } from './schemas';

const folder = mkdtempSync(join(tmpdir(), 'gradcert-results-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const header: ResultsHeader = {
  schema: 'gradcert.results/1',
  query: '*',
  route: null,
  gradcert: '1',
  code: 'a',
  spec: 'b',
  plan: 'c',
  planned: 4,
  backends: record.backends,
};

describe('a file of results', () => {
  const path = join(folder, 'some', 'results.jsonl');
  beforeEach(() => {
    const file = ResultsFile.open(path, header, false);
    for (const result of results) file.append(result);
    file.close();
  });
  const goOn = (own = header): ResultsFile => ResultsFile.open(path, own, true);

  test('keeps to its schema, line by line', () => {
    const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
    expect(lines).toHaveLength(5);
    expect(lines.flatMap((line) => problems('results', line))).toEqual([]);
  });

  test('gives verdicts back, NaN and infinities too; what ended in an error is run again', () => {
    const file = goOn();
    file.close();
    expect(file.known).toEqual(results.filter(({ verdict }) => verdict !== 'error'));
    expect(file.notes.join()).toContain('1 that ended in an error are run again');
  });

  test('a last line that was cut off is dropped, and said', () => {
    appendFileSync(path, toJsonLine(results[0]).slice(0, -9));
    const file = goOn();
    file.append(results[2]);
    file.close();
    expect(file.notes.join()).toContain('the last line was cut off');
    expect(readFileSync(path, 'utf8').split('\n').slice(-2)).toEqual([toJsonLine(results[2]).trim(), '']);
  });

  test.each<[differs: Partial<ResultsHeader>, says: string]>([
    [{ query: 'relu' }, "its query is '*' instead of 'relu'"],
    [{ gradcert: '2' }, 'it was written by gradcert 1, this is 2'],
    [{ code: 'x' }, "gradcert's own code was edited since"],
    [{ spec: 'x' }, 'entries were edited since'],
    [{ plan: 'x' }, 'it was planned with other cases'],
    [{ backends: [] }, 'it ran on tfjs-cpu instead of '],
    [{ backends: [{ ...record.backends[0], version: 'tfjs 5' }] }, 'and is a CPU, tfjs 5'],
  ])('of another run is refused: %j', (differs, says) => {
    expect(() => goOn({ ...header, ...differs })).toThrow(says);
    // It is not locked for good.
    goOn().close();
  });

  test.each([
    ['not JSON\n', 'line 1 is no JSON'],
    ['{"schema":"gradcert.results/2"}\n', 'line 1: '],
    ['a note', 'it has no header'],
    [toJsonLine(header) + 'gone\n', 'line 2 is no JSON'],
  ])('that is none is refused, and not written over: %j', (text, says) => {
    writeFileSync(path, text);
    for (const resume of [true, false]) {
      expect(() => ResultsFile.open(path, header, resume)).toThrow(says);
    }
    expect(readFileSync(path, 'utf8')).toBe(text);
    rmSync(path);
  });

  test('is for one run at a time; the lock of a process that has ended is taken over', () => {
    const file = goOn();
    expect(() => goOn()).toThrow('is in use by another run');
    file.close();
    // Larger than any process id of Linux.
    writeFileSync(`${path}.lock`, `${hostname()} 99999999\n`);
    goOn().close();
    writeFileSync(`${path}.lock`, 'elsewhere 1\n');
    expect(() => goOn()).toThrow('host and process elsewhere 1');
    rmSync(`${path}.lock`);
  });
});

describe('run --results', () => {
  const path = join(folder, 'run.jsonl');
  const run = (...more: string[]): Promise<Outcome> =>
    call(['run', 'drop-path:exact', '--backend', 'software', '--results', path, '--json', ...more]);
  let whole: RunDocument;
  beforeAll(async () => {
    whole = JSON.parse((await run()).stdout) as RunDocument;
  });

  test('--resume runs what is missing alone, and ends as the whole', async () => {
    const lines = readFileSync(path, 'utf8').split('\n');
    const kept = lines.slice(0, 3).map((line) => `${line}\n`);
    writeFileSync(path, kept.join(''));
    const { code, stdout, stderr } = await run('--resume');
    expect(code).toBe(0);
    expect(stderr).toContain(`2 of ${String(whole.results.length)} results are in ${path}`);
    const names = (document: RunDocument): string[] => document.results.map((result) => result.case);
    expect(names(JSON.parse(stdout) as RunDocument)).toEqual(names(whole));
    const after = readFileSync(path, 'utf8').split('\n');
    expect(after.slice(0, 3)).toEqual(lines.slice(0, 3));
    expect(after).toHaveLength(lines.length);
    expect(existsSync(`${path}.lock`)).toBe(false);
  });

  test('--resume of a failure that was kept still fails', async () => {
    const lines = readFileSync(path, 'utf8').split('\n');
    const [first, second, ...rest] = lines;
    writeFileSync(path, [first, second.replace('"passed"', '"failed"'), ...rest].join('\n'));
    expect((await run('--resume')).code).toBe(1);
  });
});
