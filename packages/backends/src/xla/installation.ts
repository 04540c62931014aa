import { join } from 'node:path';
import { installedFolder } from '../install/folders';
import { installCommand, type Installation } from '../install/installation';
import { livingPythonOf, pythonVenv } from '../install/python-venv';

export const installation: Installation = {
  id: 'xla',
  steps: [
    pythonVenv({
      title: 'Python environment with jax 0.10.2, which brings XLA',
      requirements: join(__dirname, 'requirements.txt'),
      minor: 11,
      megabytes: 900,
    }),
  ],
};
export const install = installCommand(installation.id);

/** @throws InstallError where it is not installed. */
export const python = (): string => livingPythonOf(installedFolder(installation, 'venv'));
