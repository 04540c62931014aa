/** Whether there is a Python with NumPy here, asked before jest collects tests. */
import { spawnSync } from 'node:child_process';

const python = process.env.GRADCERT_PYTHON ?? 'python3';

export const hasNumpy = spawnSync(python, ['-c', 'import numpy']).status === 0;
