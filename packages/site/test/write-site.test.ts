import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { sitemap } from '../src/sitemap';
import { writeSite } from '../src/write-site';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gradcert-site-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const MARK = { path: 'manifest.json', content: '{}' };
const page = (name: string, content = name) => ({ path: `nodes/${name}.html`, content });

test('writes what differs, and removes what is no page any more', () => {
  expect(writeSite(folder, [MARK, page('a'), page('b')]).written).toEqual([
    'manifest.json',
    'nodes/a.html',
    'nodes/b.html',
  ]);
  expect(writeSite(folder, [MARK, page('a', 'other')])).toEqual({
    written: ['nodes/a.html'],
    unchanged: 1,
    removed: ['nodes/b.html'],
  });
  expect(readFileSync(join(folder, 'nodes/a.html'), 'utf8')).toBe('other');
});

test('leaves a folder alone that holds something else', () => {
  writeFileSync(join(folder, 'mine.txt'), 'mine');
  expect(() => writeSite(folder, [MARK])).toThrow(
    /holds files and no built site: give another folder by --to/,
  );
});

test('refuses a file that stands where the folder should', () => {
  const file = join(folder, 'mine.txt');
  writeFileSync(file, 'mine');
  expect(() => writeSite(file, [MARK])).toThrow(/mine\.txt is no folder: give another by --to/);
});

test('refuses two pages with one path', () => {
  expect(() => writeSite(folder, [MARK, page('a'), page('a')])).toThrow(
    /two pages are to be written to nodes\/a\.html/,
  );
});

test('a sitemap names absolute addresses', () => {
  const listed = {
    path: 'nodes/a.html',
    kind: 'node',
    id: 'a',
    title: 'A',
    summary: '',
    origin: '',
    facts: {},
  };
  expect(sitemap('https://example.org/x', [{ html: '', listed }]).content).toContain(
    '<loc>https://example.org/x/nodes/a.html</loc>',
  );
  expect(() => sitemap('example', [])).toThrow(/'example' is no address/);
});
