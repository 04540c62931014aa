/** Where installations are kept: outside the repository, one folder a step, named by all that it follows from. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import envPaths from 'env-paths';
import { InstallError, installCommand, type Installation } from './installation';

/** GRADCERT_HOME, or else this user's folder for caches (XDG_CACHE_HOME on Linux). */
export const installationHome = (): string =>
  process.env.GRADCERT_HOME || envPaths('gradcert', { suffix: '' }).cache;

const digestLength = 12;

/** The folder of every step, by the step's name. */
export function stepFolders({ id, steps }: Installation): ReadonlyMap<string, string> {
  const folders = new Map<string, string>();
  let digest = `${process.platform} ${process.arch}`;
  for (const { name, pins } of steps) {
    digest = createHash('sha256').update(`${digest}\n${name}\n${pins}`).digest('hex').slice(0, digestLength);
    folders.set(name, join(installationHome(), id, `${name}-${digest}`));
  }
  return folders;
}

/**
 * The finished folder of a step.
 * @throws InstallError where it is not installed, or with other pins.
 */
export function installedFolder(installation: Installation, step: string): string {
  const folder = stepFolders(installation).get(step);
  if (folder === undefined) throw new Error(`installation '${installation.id}' has no step '${step}'`);
  if (existsSync(folder)) return folder;
  throw new InstallError(`it is not installed (there is no ${folder})`, installCommand(installation.id));
}
