/** The work of `gradcert backends install`. */
import {
  backendDefinitions,
  detectBackends,
  InstallError,
  installationNamed,
  performInstallation,
  type Detection,
  type Installation,
  type InstallOptions,
  type StepRecord,
} from '@gradcert/backends';
import { deviceText } from '../backend-lines';
import type { InstallDocument } from '../documents';
import { CallError, exitCodes, MissingBackendError, type ExitCode } from '../exit';
import { untilInterrupted } from '../interrupt';
import { named } from '../named';
import { openTerminal, type Terminal } from '../terminal';
import { secondsSince } from '../verdicts';

export async function installBackend(
  name: string,
  options: { readonly json?: boolean; readonly force?: boolean },
): Promise<ExitCode> {
  const terminal = openTerminal(options);
  const { installation, backends } = installationOf(name);
  const start = performance.now();
  const steps = await stepsOf(installation, options.force ?? false, terminal);
  if (steps === undefined) return exitCodes.interrupted;
  const detected = await detectBackends(backends);

  terminal.document(installDocument(installation, steps, detected, secondsSince(start)));
  const { green, red } = terminal.colours;
  for (const { title, folder, state, seconds } of steps) {
    const when = state === 'present' ? 'was here already' : `installed in ${String(seconds)} s`;
    terminal.print(`${title}: ${when}\n  ${folder}`);
  }
  for (const { id, availability } of detected) {
    if (availability.available)
      terminal.print(`${green('starts')} ${id}: ${deviceText(availability.description)}`);
    else terminal.print(`${red('does not start')} ${id}: ${availability.reason}`);
  }
  return detected.every(({ availability }) => availability.available)
    ? exitCodes.held
    : exitCodes.backendMissing;
}

export const installDocument = (
  { id }: Installation,
  steps: readonly StepRecord[],
  detected: readonly Detection[],
  seconds: number,
): InstallDocument => ({
  schema: 'gradcert.install/1',
  installation: id,
  steps,
  backends: detected.map(({ id: backend, availability }) =>
    availability.available
      ? { id: backend, available: true, device: availability.description.device, reason: null }
      : { id: backend, available: false, device: null, reason: availability.reason },
  ),
  seconds,
});

function installationOf(name: string): ReturnType<typeof installationNamed> & object {
  const definitions = backendDefinitions();
  const found = installationNamed(name, definitions);
  if (found) return found;
  const known = definitions.flatMap(({ installation }) => (installation ? [installation] : []));
  const backend = definitions.find(({ id }) => id === name);
  if (backend)
    throw new CallError(`backend '${name}' needs no installation of its own`, `it needs: ${backend.install}`);
  named('installation', name, known);
  throw new Error(`installation '${name}' belongs to no backend`);
}

/** Undefined where it was interrupted. */
async function stepsOf(
  installation: Installation,
  force: boolean,
  terminal: Terminal,
): Promise<readonly StepRecord[] | undefined> {
  const onProgress: InstallOptions['onProgress'] = (line) => {
    terminal.note(`${installation.id}: ${line}`);
  };
  let steps: readonly StepRecord[] | undefined;
  let work: Promise<void> = Promise.resolve();
  try {
    await untilInterrupted(
      (signal) => {
        work = performInstallation(installation, { onProgress, signal, force }).then((records) => {
          steps = records;
        });
        return work;
      },
      // What is half done is removed before the process ends.
      () => work.catch(() => undefined),
    );
  } catch (error) {
    if (!(error instanceof InstallError)) throw error;
    throw new MissingBackendError(
      `${installation.id} could not be installed: ${error.message}`,
      error.advice,
    );
  }
  return steps;
}
