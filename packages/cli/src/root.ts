import { resolve } from 'node:path';

/** Root of the workspace that this package stands in: where generated files are written. */
export const workspaceRoot = resolve(__dirname, '../../..');
