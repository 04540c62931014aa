/** The work of `gradcert docs build`. */
import { loadEntries, workspaceOf } from '@gradcert/conformance';
import { resolve } from 'node:path';
import { buildSite } from '@gradcert/site';
import type { BuildOptions } from '../commands/docs';
import type { DocsBuildDocument } from '../documents';
import { exitCodes, type ExitCode } from '../exit';
import { measurementsIn } from '../report/measurements';
import { openTerminal } from '../terminal';

export async function buildDocs({ to, report = [], url, ...common }: BuildOptions): Promise<ExitCode> {
  const terminal = openTerminal(common);
  const folder = resolve(to);
  const { root, own } = workspaceOf();
  const { pages, written, unchanged, removed, milliseconds } = await buildSite({
    spec: loadEntries(),
    root,
    ...(own !== undefined && { own }),
    to: folder,
    measurements: report.map(measurementsIn),
    ...(url !== undefined && { url }),
  });
  const seconds = milliseconds / 1000;
  terminal.document({
    schema: 'gradcert.docs-build/1',
    to,
    pages,
    written,
    unchanged,
    removed,
    seconds,
  } satisfies DocsBuildDocument);
  terminal.print(
    `${String(pages)} pages in ${to}: ${String(written.length)} files written, ${String(unchanged)} unchanged, ` +
      `${String(removed.length)} removed, in ${String(seconds)} s`,
  );
  return exitCodes.held;
}
