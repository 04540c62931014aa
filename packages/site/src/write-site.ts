/** Brings a folder in line with the files of a site. */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import type { SiteFile } from './site-file';
import { SiteError } from './site-error';

/** Paths from the site's root. */
export interface WrittenSite {
  readonly written: readonly string[];
  readonly unchanged: number;
  readonly removed: readonly string[];
}

/** What tells a folder that was built from any other. */
const MARK = 'manifest.json';

/** @throws SiteError where it is no folder, or holds files and is no site. */
export function ensureSiteFolder(to: string): void {
  if (!existsSync(to)) return;
  if (!statSync(to).isDirectory()) throw new SiteError(`${to} is no folder: give another by --to`);
  if (readdirSync(to).length > 0 && !existsSync(join(to, MARK)))
    throw new SiteError(`${to} holds files and no built site: give another folder by --to, or empty it`);
}

/**
 * Writes what differs, each file under a temporary name first, and removes what is no file of the site any more.
 * @throws SiteError where the folder holds files and is no site, two files have one path, or the disk refuses.
 */
export function writeSite(to: string, files: readonly SiteFile[]): WrittenSite {
  const paths = new Set<string>();
  for (const { path } of files) {
    if (paths.has(path)) throw new SiteError(`two pages are to be written to ${path}: rename one of them`);
    paths.add(path);
  }
  ensureSiteFolder(to);
  const before = existsSync(to) ? filesBelow(to) : [];
  try {
    // The mark first: a folder that was left half-written is known for a site, and can be completed.
    const ordered = [...files].sort((a, b) => Number(b.path === MARK) - Number(a.path === MARK));
    const written = ordered.filter((file) => writeIfChanged(to, file)).map(({ path }) => path);
    const removed = before.filter((path) => !paths.has(path));
    for (const path of removed) rmSync(join(to, path));
    return { written: written.sort(), unchanged: files.length - written.length, removed };
  } catch (error) {
    if (error instanceof Error && 'code' in error)
      throw new SiteError(`the site cannot be written to ${to}: ${error.message}`, { cause: error });
    throw error;
  }
}

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => relative(folder, join(item.parentPath, item.name)).split(sep).join('/'))
    .sort();

function writeIfChanged(to: string, { path, content }: SiteFile): boolean {
  const file = join(to, path);
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  if (existsSync(file) && readFileSync(file).equals(bytes)) return false;
  mkdirSync(dirname(file), { recursive: true });
  const temporary = join(dirname(file), `.${basename(file)}.${String(process.pid)}.tmp`);
  try {
    writeFileSync(temporary, bytes);
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
  return true;
}
