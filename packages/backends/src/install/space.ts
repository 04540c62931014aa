import { statfsSync } from 'node:fs';
import { InstallError } from './installation';

const bytesOfMegabyte = 1e6;

/** @throws InstallError where the disk of a folder has less room. */
export function needSpace(folder: string, megabytes: number): void {
  const { bavail, bsize } = statfsSync(folder);
  const free = Math.floor((bavail * bsize) / bytesOfMegabyte);
  if (free >= megabytes) return;
  throw new InstallError(
    `it takes ${String(megabytes)} MB, and ${folder} has ${String(free)} MB free`,
    'make space, or name a folder elsewhere in GRADCERT_HOME',
  );
}
