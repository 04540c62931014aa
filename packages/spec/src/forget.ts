/** Entries that are to be read again: Node keeps what it has loaded. */
import { basename, dirname } from 'node:path';

/** What may be loaded a second time: declarations, and what nets share. All else has one identity in a process. */
const FOLDERS = ['ops', 'nodes', 'hypotheses', 'nets', 'layers'];

/** Is a file one of those that can be edited while the program runs? */
export function isEntryFile(file: string): boolean {
  return FOLDERS.includes(basename(dirname(file))) && /\.[cm]?[jt]s$/.test(file);
}

/** The next `loadSpec` reads the files again, and the entries that import them. */
export function forgetEntries(files: readonly string[]): void {
  const stale = new Set(files);
  const loaded = Object.values(require.cache).flatMap((each) =>
    each && isEntryFile(each.filename) ? [each] : [],
  );
  for (let size = 0; size < stale.size;) {
    size = stale.size;
    for (const { filename, children } of loaded)
      if (children.some((child) => stale.has(child.filename))) stale.add(filename);
  }
  for (const file of stale) Reflect.deleteProperty(require.cache, file);
}
