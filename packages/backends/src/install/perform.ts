/** Does what is left to do of an installation. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { installationHome, stepFolders } from './folders';
import { InstallError, type Installation, type InstallStep } from './installation';
import { locked } from './lock';
import { runProgram } from './run-program';
import { needSpace } from './space';

export interface StepRecord {
  readonly step: string;
  readonly title: string;
  readonly folder: string;
  /** 'present': it was there already. */
  readonly state: 'present' | 'installed';
  readonly seconds: number;
}

export interface InstallOptions {
  /** What happens, as it happens: a line for a reader. */
  readonly onProgress?: (line: string) => void;
  readonly signal?: AbortSignal;
  /** Does again what is done. */
  readonly force?: boolean;
}

/**
 * Runs the steps whose folders are not there. Killed at any point it leaves finished folders, or none, and the
 * next call goes on from there; two at once wait for each other.
 * @throws InstallError with what to do.
 */
export async function performInstallation(
  installation: Installation,
  options: InstallOptions = {},
): Promise<readonly StepRecord[]> {
  const parent = join(installationHome(), installation.id);
  makeFolder(parent);
  const wait = (): void => options.onProgress?.('another process installs it: waiting for that one');
  return locked(parent, wait, async (lost) => {
    const signal = options.signal === undefined ? lost : AbortSignal.any([options.signal, lost]);
    const folders = stepFolders(installation);
    if (options.force) for (const folder of folders.values()) remove(folder);
    const missing = installation.steps.filter(({ name }) => !existsSync(folders.get(name) ?? ''));
    needSpace(
      parent,
      missing.reduce((sum, { megabytes }) => sum + megabytes, 0),
    );
    const records: StepRecord[] = [];
    for (const step of installation.steps) {
      signal.throwIfAborted();
      records.push(await performStep(step, folders, { ...options, signal }));
    }
    return records;
  });
}

async function performStep(
  step: InstallStep,
  folders: ReadonlyMap<string, string>,
  { signal, onProgress }: InstallOptions,
): Promise<StepRecord> {
  const { name, title } = step;
  const folder = folders.get(name) ?? '';
  if (existsSync(folder)) return { step: name, title, folder, state: 'present', seconds: 0 };
  onProgress?.(title);
  const start = performance.now();
  // What a killed process left may still be written to by its children; this one has a name of its own.
  for (const left of leftovers(folder)) remove(left);
  const partial = `${folder}.partial-${String(process.pid)}`;
  makeFolder(partial);
  try {
    await step.run({
      folder: partial,
      earlier: (earlier) => folders.get(earlier) ?? '',
      run: (program, args, options) => runProgram(program, args, { ...options, signal, onLine: onProgress }),
    });
    signal?.throwIfAborted();
    renameSync(partial, folder);
  } catch (error) {
    remove(partial);
    signal?.throwIfAborted();
    throw error;
  }
  const seconds = Math.round(performance.now() - start) / 1000;
  return { step: name, title, folder, state: 'installed', seconds };
}

const leftovers = (folder: string): readonly string[] =>
  readdirSync(dirname(folder))
    .filter((name) => name.startsWith(`${basename(folder)}.partial-`))
    .map((name) => join(dirname(folder), name));

const remove = (folder: string): void => {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
};

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new InstallError(
      `the folder ${folder} cannot be made: ${reason}`,
      'name a folder that you may write to in GRADCERT_HOME',
    );
  }
}
