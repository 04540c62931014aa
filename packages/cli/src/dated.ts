/** When a report's run was made, and of what: said by the caller, never read from a clock. */
import { InvalidArgumentError, type Command } from 'commander';

export interface DatedOptions {
  /** In UTC, to the second. */
  readonly date?: string;
  readonly revision?: string;
}

/** @throws InvalidArgumentError where it is no date. */
function parseDate(text: string): string {
  const date = new Date(text);
  if (/^\d{4}-\d{2}-\d{2}/.test(text) && !Number.isNaN(date.getTime()))
    return date.toISOString().replace(/\.\d+Z$/, 'Z');
  throw new InvalidArgumentError('a date as ISO 8601 writes it is needed: 2026-01-31T12:00:00Z.');
}

export const datedOptions = (command: Command): Command =>
  command
    .option('--date <date>', 'when it ran, as ISO 8601 writes it, for the report and its history', parseDate)
    .option('--revision <name>', "of what: a commit, a driver's version, for the report and its history");
