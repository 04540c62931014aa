/** The work of `gradcert generate`. */
import { loadEntries, workspaceOf } from '@gradcert/conformance';
import { generate, type GenerateReport } from '@gradcert/codegen';
import type { GenerateDocument } from '../documents';
import { CallError, exitCodes, type ExitCode } from '../exit';
import { parseQuery } from '../query';
import { selectIds } from '../selection';
import { openTerminal, type Terminal } from '../terminal';

interface Options {
  readonly json?: boolean;
  readonly check?: boolean;
}

export function generateArtefacts(text: string | undefined, options: Options): ExitCode {
  const terminal = openTerminal(options);
  const { root, own } = workspaceOf();
  if (own === undefined)
    throw new CallError(
      'there are no entries of your own here, and nothing is generated of those that were installed',
      "name the folder of your entries in gradcert.config.ts: spec: './gradcert'",
    );
  const spec = loadEntries();
  if (text !== undefined) selectIds(parseQuery(text), spec);
  const check = options.check ?? false;
  const { milliseconds, ...files } = generate({ spec, root, own, query: text, check });
  const seconds = milliseconds / 1000;
  terminal.document({ schema: 'gradcert.generate/1', check, ...files, seconds } satisfies GenerateDocument);
  printFiles({ ...files, milliseconds }, terminal);
  return files.stale.length > 0 ? exitCodes.failed : exitCodes.held;
}

function printFiles(
  { written, unchanged, removed, stale, milliseconds }: GenerateReport,
  terminal: Terminal,
): void {
  for (const file of written) terminal.print(`written ${file}`);
  for (const file of removed) terminal.print(`removed ${file}`);
  for (const { file, reason } of stale) terminal.print(`${terminal.colours.red('stale')} ${file}: ${reason}`);
  terminal.print(
    `${String(written.length)} written, ${String(unchanged.length)} unchanged, ${String(removed.length)} removed, ` +
      `${String(stale.length)} stale, in ${String(milliseconds / 1000)} s`,
  );
  if (stale.length > 0) terminal.print('bring them up to date by: npx gradcert generate');
}
