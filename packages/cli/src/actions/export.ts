/** The work of `gradcert export`. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { entriesOf, loadEntries } from '@gradcert/conformance';
import type { ExportOptions } from '../commands/export';
import type { ExportDocument } from '../documents';
import { exportCases, hasRoute } from '../exchange/export-cases';
import type { CasesManifest } from '../exchange/manifest';
import { CallError, exitCodes, type ExitCode } from '../exit';
import { parseQuery } from '../query';
import { selectCases } from '../selection';
import { openTerminal } from '../terminal';

export async function exportTo(
  text: string | undefined,
  { to, route, ...options }: ExportOptions,
): Promise<ExitCode> {
  const terminal = openTerminal(options);
  const query = parseQuery(text);
  const spec = loadEntries();
  const selected = selectCases(query, spec);
  const named = new Set(selected.map(({ entry }) => entry));
  const entries = entriesOf(spec).filter(({ id }) => named.has(id));
  const left = entries.filter((entry) => !hasRoute(entry, route)).map(({ id }) => id);
  if (left.length === entries.length) {
    throw new CallError(
      `${left.join(', ')}: no gradient of an op, so there is no native kernel of it`,
      'export it by --route emitted',
    );
  }
  const manifest = await wholly(to, (folder) =>
    exportCases(folder, { query: query.text, cases: selected, spec, route }),
  );
  const runs = manifest.cases.reduce((sum, one) => sum + one.runs.length, 0);
  terminal.document({
    schema: 'gradcert.export/1',
    query: query.text,
    folder: to,
    route,
    cases: manifest.cases.length,
    runs,
    left,
  } satisfies ExportDocument);
  terminal.print(
    `${String(manifest.cases.length)} cases of ${String(entries.length - left.length)} entries, ${String(runs)} outputs to compute: ${to}/manifest.json`,
  );
  if (left.length > 0) terminal.print(`left out, for they have no native kernel: ${left.join(', ')}`);
  terminal.print(`when the outputs are there: npx gradcert judge ${to}`);
  return exitCodes.held;
}

/** Fills a folder under another name and renames it, so that it is there as a whole or not at all. */
async function wholly(to: string, fill: (folder: string) => Promise<CasesManifest>): Promise<CasesManifest> {
  const target = resolve(to);
  if (existsSync(target) && readdirSync(target).length > 0) {
    throw new CallError(`${to} is not empty`, 'give a folder that does not exist yet');
  }
  const draft = `${target}.${String(process.pid)}.draft`;
  try {
    mkdirSync(draft, { recursive: true });
  } catch (error) {
    throw unwritable(to, error as Error);
  }
  try {
    const manifest = await fill(draft);
    renameSync(draft, target);
    return manifest;
  } catch (error) {
    throw error instanceof Error && 'code' in error ? unwritable(to, error) : error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

const unwritable = (to: string, { message }: Error): CallError =>
  new CallError(`the cases cannot be written to ${to}: ${message}`, 'give another folder by --to');
