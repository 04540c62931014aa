/** The work of `gradcert docs serve`. */
import { loadEntries, workspaceOf } from '@gradcert/conformance';
import { serveSite, type Followed, type ServedSite } from '@gradcert/site';
import type { ServeOptions } from '../commands/docs';
import type { DocsServeDocument } from '../documents';
import { exitCodes, type ExitCode } from '../exit';
import { untilInterrupted } from '../interrupt';
import { measurementsIn } from '../report/measurements';
import { openTerminal, type Terminal } from '../terminal';

/** Ends by Ctrl-C, which is how it is meant to end. */
export async function serveDocs({ port, report = [], ...common }: ServeOptions): Promise<ExitCode> {
  const terminal = openTerminal(common);
  const { root, own } = workspaceOf();
  let served: ServedSite | undefined;
  await untilInterrupted(
    async () => {
      served = await serveSite({
        load: () => loadEntries(),
        root,
        ...(own !== undefined && { own }),
        measurements: report.map(measurementsIn),
        port,
        followed: (change) => {
          print(change, terminal);
        },
      });
      const { url } = served;
      terminal.document({ schema: 'gradcert.docs-serve/1', url } satisfies DocsServeDocument);
      terminal.print(`the pages are at ${url} and follow their sources; Ctrl-C ends this`);
      await new Promise(() => undefined);
    },
    () => {
      served?.close();
      return Promise.resolve();
    },
  );
  return exitCodes.held;
}

function print({ files, pages, milliseconds, broken }: Followed, terminal: Terminal): void {
  const what = files.join(', ');
  if (broken !== undefined) terminal.note(`${what} is broken, and the pages stay as they were:\n${broken}`);
  else
    terminal.note(`${what}: ${pages.join(', ') || 'no open page'} anew, in ${String(milliseconds / 1000)} s`);
}
