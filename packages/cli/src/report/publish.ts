/** Keeps reports for their history: each in a folder of its own, named by its date and its content. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ReportDocument } from '../documents';
import { CallError } from '../exit';
import { toJson } from '../json';
import { writeReport } from './write';

/** Without what a folder's name cannot hold everywhere. */
const nameOf = (document: ReportDocument): string => {
  const when = document.date?.replaceAll(':', '') ?? 'undated';
  return `${when}-${createHash('sha256').update(toJson(document)).digest('hex').slice(0, 12)}`;
};

/**
 * Puts a report into a folder of reports. The same one is there once; another never takes its place.
 * @returns its folder.
 * @throws CallError where it cannot be written.
 */
export function publishReport(store: string, document: ReportDocument): string {
  const folder = join(store, nameOf(document));
  if (existsSync(folder)) return folder;
  try {
    mkdirSync(store, { recursive: true });
    // Under a name of its own first: a reader sees the whole report or none.
    const draft = mkdtempSync(join(store, '.publishing-'));
    try {
      writeReport(draft, document);
      renameSync(draft, folder);
    } catch (error) {
      rmSync(draft, { recursive: true, force: true });
      // Somebody else published the same at the same time.
      if (!existsSync(folder)) throw error;
    }
    return folder;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new CallError(
      `the report cannot be published to ${store}: ${error.message}`,
      'give another folder',
    );
  }
}
