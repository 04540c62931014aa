import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReportDocument } from '../documents';
import { CallError } from '../exit';
import { toJson } from '../json';
import { junitXml } from '../junit';
import { reportHtml } from './html';

/**
 * Writes report.json, report.html and junit.xml into a folder, which is made where it is missing.
 * @returns the path of the page.
 * @throws CallError where the folder cannot be written.
 */
export function writeReport(folder: string, document: ReportDocument): string {
  const page = join(folder, 'report.html');
  try {
    mkdirSync(folder, { recursive: true });
    replaceFile(join(folder, 'report.json'), toJson(document));
    replaceFile(join(folder, 'junit.xml'), junitXml(document.results));
    replaceFile(page, reportHtml(document));
  } catch (error) {
    if (error instanceof Error && 'code' in error) {
      throw new CallError(
        `the report cannot be written to ${folder}: ${error.message}`,
        'give another folder by --report',
      );
    }
    throw error;
  }
  return page;
}

/** A reader sees the old file or the new one, never half of it. */
function replaceFile(path: string, text: string): void {
  writeFileSync(`${path}.tmp`, text);
  renameSync(`${path}.tmp`, path);
}
