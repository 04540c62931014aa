/** Python environments with pinned packages. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { InstallError, type InstallSite, type InstallStep } from './installation';

interface VenvOptions {
  readonly title: string;
  /** A file of pip's with exact versions and hashes, as `uv pip compile --generate-hashes` writes it. */
  readonly requirements: string;
  /** Smallest minor version of Python 3 that the packages take. */
  readonly minor: number;
  readonly megabytes: number;
}

/** A step named 'venv': a Python environment with the packages of a file of requirements, checked by their hashes. */
export function pythonVenv({ title, requirements, minor, megabytes }: VenvOptions): InstallStep {
  return {
    name: 'venv',
    title,
    pins: readFileSync(requirements, 'utf8'),
    megabytes,
    run: async (site) => {
      const python = await findPython(site, minor);
      await site.run(python, ['-m', 'venv', site.folder]);
      const flags = ['--require-hashes', '--only-binary=:all:', '--no-deps', '--no-input'];
      const quiet = ['--disable-pip-version-check', '--progress-bar=off'];
      // By its module: the script pip holds the path of the folder, which will be another.
      const install = ['-m', 'pip', 'install', ...flags, ...quiet, '-r', requirements];
      await site.run(pythonOf(site.folder), install);
    },
  };
}

/** The Python of an environment. */
export const pythonOf = (venv: string): string =>
  process.platform === 'win32' ? join(venv, 'Scripts', 'python.exe') : join(venv, 'bin', 'python');

/** The Python of an environment that was installed. @throws InstallError where the one that it was made from is gone. */
export function livingPythonOf(venv: string): string {
  const python = pythonOf(venv);
  if (existsSync(python)) return python;
  throw new InstallError(`the Python that ${venv} was made from is gone`, 'install it again, with --force');
}

/**
 * GRADCERT_PYTHON, or else python3.
 * @param minor smallest version 3.x that will do.
 * @throws InstallError where there is none, an older one, or one without its module venv.
 */
export async function findPython(site: Pick<InstallSite, 'run'>, minor: number): Promise<string> {
  const python = process.env.GRADCERT_PYTHON || (process.platform === 'win32' ? 'python' : 'python3');
  const version = await site.run(python, [
    '-c',
    'import sys, venv, ensurepip; print("%d.%d" % sys.version_info[:2])',
  ]);
  const [, major, found] = /^(\d+)\.(\d+)$/.exec(version.trim()) ?? [];
  if (Number(major) === 3 && Number(found) >= minor) return python;
  throw new InstallError(
    `${python} is Python ${version.trim()}, and 3.${String(minor)} or newer is needed`,
    'name a newer one in GRADCERT_PYTHON',
  );
}
