/** The work of `gradcert probe`. */
import { existsSync } from 'node:fs';
import {
  probes,
  runProbe,
  type Probe,
  type ProbeImage,
  type ProbeReport,
  loadEntries,
} from '@gradcert/conformance';
import type { ProbeOptions } from '../commands/probe';
import type { ProbeDocument } from '../documents';
import { CallError, exitCodes, type ExitCode } from '../exit';
import { breathe, untilInterrupted } from '../interrupt';
import { named } from '../named';
import { printProbe } from '../probe-lines';
import { startProgress } from '../progress';
import { openTerminal } from '../terminal';
import { secondsSince } from '../verdicts';

export async function probe(id: string, data: string | undefined, options: ProbeOptions): Promise<ExitCode> {
  const terminal = openTerminal(options);
  const found = named('probe', id, probes);
  const images = imagesOf(found, data).slice(0, options.images);
  terminal.print(`${found.title}: ${String(images.length)} images`);
  terminal.print(found.question);
  const spec = loadEntries();
  const progress = startProgress(id, images.length);
  const start = performance.now();
  let report: ProbeReport | undefined;
  let stopped = false;
  const interrupted = await untilInterrupted(
    async () => {
      for (const soFar of runProbe(found, images, spec)) {
        progress.advance('', soFar.images - (report?.images ?? 0));
        report = soFar;
        await breathe();
        if (stopped) return;
      }
    },
    () => {
      stopped = true;
      progress.stop();
      return Promise.resolve();
    },
  );
  if (!report) return exitCodes.interrupted;
  const { net, question } = found;
  const seconds = secondsSince(start);
  const document: ProbeDocument = {
    schema: 'gradcert.probe/1',
    probe: id,
    net,
    question,
    interrupted,
    seconds,
    ...report,
  };
  terminal.document(document);
  printProbe(document, terminal);
  if (interrupted) return exitCodes.interrupted;
  return document.windows.offending > 0 ? exitCodes.failed : exitCodes.held;
}

function imagesOf({ id, takesFolder, images }: Probe, data: string | undefined): readonly ProbeImage[] {
  if (data === undefined) return images();
  if (!takesFolder) throw new CallError(`the probe '${id}' has data of its own`, `leave '${data}' out`);
  if (!existsSync(data)) throw new CallError(`there is no folder '${data}'`, 'give a folder of .jpg files');
  try {
    return images(data);
  } catch (error) {
    throw new CallError(
      error instanceof Error ? error.message : String(error),
      'give a folder of .jpg files',
    );
  }
}
