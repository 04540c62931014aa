/** A report as the pages show it. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Measurements } from '@gradcert/site';
import { readReport } from './read';

/**
 * The results of a report, with its day: its own, or else that on which its file was written.
 * @throws CallError where it cannot be read.
 */
export function measurementsIn(path: string): Measurements {
  const { date, backends, results } = readReport(path);
  const file = statSync(path).isDirectory() ? join(path, 'report.json') : path;
  return { date: (date ?? statSync(file).mtime.toISOString()).slice(0, 10), backends, results };
}
