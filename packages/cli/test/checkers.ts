/** Checkers of engines' files, which tools/setup/fleet.sh installs. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { workspace } from './program';

const folders = [join(workspace, '.cache/checkers/bin'), ...(process.env.PATH ?? '').split(delimiter)];

/** The path of a tool; undefined where it is not installed. */
export const findTool = (name: string): string | undefined =>
  folders.map((folder) => join(folder, name)).find((path) => existsSync(path));

export interface Checker {
  readonly tool: string;
  readonly args: readonly string[];
}

/** Runs a checker in a folder; its exit code, and all that it says. */
export function check(
  { tool, args }: Checker,
  cwd: string,
): { readonly code: number | null; readonly says: string } {
  const { status, stdout, stderr } = spawnSync(findTool(tool) ?? tool, args, { cwd, encoding: 'utf8' });
  return { code: status, says: `${stdout}${stderr}` };
}
