import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installedFolder, stepFolders } from '../install/folders';
import { installCommand, type Installation } from '../install/installation';
import { pythonVenv } from '../install/python-venv';

export const version = '3.13.0';

export const installation: Installation = {
  id: 'iree',
  steps: [
    pythonVenv({
      title: `Python environment with the wheels of IREE ${version}, for their compiler and runtime`,
      requirements: join(__dirname, 'requirements.txt'),
      minor: 11,
      megabytes: 700,
    }),
  ],
};
export const install = installCommand(installation.id);

export interface Programs {
  readonly compile: string;
  readonly run: string;
}

/** The native programs in the wheels; no Python runs. @throws InstallError where they are not installed. */
export function programs(): Programs {
  const venv = installedFolder(installation, 'venv');
  // lib/python3.11/site-packages, or Lib/site-packages on Windows.
  const library = join(venv, process.platform === 'win32' ? 'Lib' : 'lib');
  const [packages] = [library, ...readdirSync(library).map((name) => join(library, name))]
    .map((folder) => join(folder, 'site-packages', 'iree'))
    .filter((folder) => existsSync(folder));
  return {
    compile: join(packages, 'compiler', '_mlir_libs', 'iree-compile'),
    run: join(packages, '_runtime_libs', 'iree-run-module'),
  };
}

/** Folder of the compiled modules of this version. */
export function moduleFolder(): string {
  const venv = stepFolders(installation).get('venv') ?? '';
  return venv.replace(/venv(?=-\w+$)/, 'modules');
}
