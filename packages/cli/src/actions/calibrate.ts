/** The work of `gradcert calibrate`. */
import {
  calibrated,
  calibration,
  chooseCases,
  isOwn,
  ownCalibration,
  workspaceOf,
  entriesOf,
  isCalibrated,
  planEntry,
  writeCalibration,
  type CalibratedEntry,
  loadEntries,
} from '@gradcert/conformance';
import type { CertifiedFunction, Spec } from '@gradcert/spec';
import type { CalibrateOptions } from '../commands/calibrate';
import type { CalibrateDocument } from '../documents';
import { exitCodes, type ExitCode } from '../exit';
import { breathe, untilInterrupted } from '../interrupt';
import { startProgress } from '../progress';
import { parseQuery } from '../query';
import { selectEntries } from '../selection';
import { openTerminal } from '../terminal';

export async function calibrate(text: string | undefined, options: CalibrateOptions): Promise<ExitCode> {
  const terminal = openTerminal(options);
  const spec = loadEntries();
  const check = options.check ?? false;
  const { own } = workspaceOf();
  const selected = selectEntries(parseQuery(text), spec).filter((entry) => isOwn(own, entry));
  const stale = selected.filter((entry) => options.fresh === true || !isCalibrated(entry, spec));
  const interrupted = check ? false : await chooseAll(stale, spec);
  const record = calibration();
  const entries = selected.flatMap(({ id }) => {
    const known = record[id] as CalibratedEntry | undefined;
    return known ? [{ entry: id, ...known }] : [];
  });
  const document: CalibrateDocument = {
    schema: 'gradcert.calibrate/1',
    check,
    interrupted,
    summary: {
      entries: selected.length,
      stale: stale.length,
      planned: entries.reduce((sum, { planned }) => sum + planned, 0),
      kept: entries.reduce((sum, { kept }) => sum + kept.length, 0),
    },
    stale: stale.map(({ id }) => id),
    entries,
  };
  terminal.document(document);
  const { summary } = document;
  for (const id of document.stale) terminal.print(`${check ? 'stale' : 'calibrated'} ${id}`);
  terminal.print(
    `${String(summary.kept)} of ${String(summary.planned)} cases of ${String(entries.length)} entries are what every run takes`,
  );
  if (interrupted) return exitCodes.interrupted;
  if (!check || stale.length === 0) return exitCodes.held;
  terminal.print('bring them up to date by: npx gradcert calibrate');
  return exitCodes.failed;
}

/** Records each entry as soon as it is chosen, so that an interrupted call loses one. Entries that are gone are dropped. */
async function chooseAll(entries: readonly CertifiedFunction[], spec: Spec): Promise<boolean> {
  const progress = startProgress('calibrate', entries.length);
  const known = new Set(entriesOf(spec).map(({ id }) => id));
  let stopped = false;
  return untilInterrupted(
    async () => {
      for (const entry of entries) {
        const cases = planEntry(entry, spec);
        const choosing = chooseCases(entry, cases);
        let step = choosing.next();
        while (!step.done) {
          await breathe();
          if (stopped) return;
          step = choosing.next();
        }
        const others = Object.entries(ownCalibration()).filter(([id]) => known.has(id));
        writeCalibration({ ...Object.fromEntries(others), [entry.id]: calibrated(entry, cases, step.value) });
        progress.advance(entry.id);
      }
    },
    () => {
      stopped = true;
      progress.stop();
      return Promise.resolve();
    },
  );
}
