/** Calls the program: in this process, or as a user does in one of its own, in this workspace or in a copy of it. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { jest } from '@jest/globals';
import pc from 'picocolors';
import { runCommandLine } from '../src/main';

export const workspace = resolve(__dirname, '../../..');

export interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command line in this process, where everything is loaded once, without colour. */
export async function call(args: readonly string[]): Promise<Outcome> {
  let stdout = '';
  let stderr = '';
  const colour = jest.replaceProperty(pc, 'isColorSupported', false);
  const out = jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    stdout += String(text);
    return true;
  });
  const error = jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    stderr += String(text);
    return true;
  });
  try {
    const code = await runCommandLine(args);
    return { code, stdout, stderr };
  } finally {
    out.mockRestore();
    error.mockRestore();
    colour.restore();
  }
}

/** Runs gradcert with these arguments in a process of its own, without colour. */
export function gradcert(args: readonly string[], root = workspace): Outcome {
  const bin = join(root, 'packages/cli/bin/gradcert.cjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
    maxBuffer: 64 * 1024 * 1024,
  });
  return { code: status, stdout, stderr };
}

/** A copy of the packages that a test may write to; what is installed is linked. */
export function copyWorkspace(): string {
  const root = mkdtempSync(join(tmpdir(), 'gradcert-workspace-'));
  const modules = join(root, 'node_modules');
  mkdirSync(join(modules, '@gradcert'), { recursive: true });
  for (const name of readdirSync(join(workspace, 'node_modules'))) {
    if (name === '@gradcert') continue;
    symlinkSync(join(workspace, 'node_modules', name), join(modules, name));
  }
  for (const name of readdirSync(join(workspace, 'packages'))) {
    const from = join(workspace, 'packages', name);
    // Links in node_modules of a package are kept as they are.
    cpSync(from, join(root, 'packages', name), { recursive: true, verbatimSymlinks: true });
    symlinkSync(join(root, 'packages', name), join(modules, '@gradcert', name));
  }
  return root;
}
