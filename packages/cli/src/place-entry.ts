/** Puts a new file in place: whole or not at all, never over another, and only if all entries still load. */
import { linkSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CallError } from './exit';

/**
 * Puts an entry's file into a folder and checks that it loads; a file that does not is taken back.
 * @returns its path.
 * @throws CallError where the file exists, cannot be written, or does not load.
 */
export function placeEntry(folder: string, id: string, text: string, load: () => void): string {
  const file = join(folder, `${id}.ts`);
  const draft = join(folder, `.${id}.${String(process.pid)}.draft`);
  try {
    writeFileSync(draft, text);
    // A link appears whole, and fails where the name is taken.
    linkSync(draft, file);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw new CallError(`${file} exists already`, 'choose another id');
    throw new CallError(`${file} cannot be written: ${message}`);
  } finally {
    rmSync(draft, { force: true });
  }
  try {
    load();
  } catch (error) {
    rmSync(file);
    throw new CallError(`the copy does not load, so it was not kept:\n${(error as Error).message}`);
  }
  return file;
}
