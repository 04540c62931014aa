/** Calls the program: in this process, or as a user does in one of its own, in this workspace or in a copy of it. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { jest } from '@jest/globals';
import pc from 'picocolors';
import type * as spec from '@gradcert/spec';
import type * as main from '../src/main';
import { runCommandLine } from '../src/main';

/** The entries are loaded once for all command lines of this process. */
jest.mock('@gradcert/spec', () => {
  const actual = jest.requireActual<typeof spec>('@gradcert/spec');
  let loaded: spec.Spec | undefined;
  return { ...actual, loadSpec: (options?: spec.SpecOptions) => (loaded ??= actual.loadSpec(options)) };
});

export const workspace = resolve(__dirname, '../../..');

export interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command line in this process, where everything is loaded once, without colour. */
export async function call(args: readonly string[], run = runCommandLine): Promise<Outcome> {
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
    const code = await run(args);
    return { code, stdout, stderr };
  } finally {
    out.mockRestore();
    error.mockRestore();
    colour.restore();
  }
}

/** Runs gradcert with these arguments in a process of its own, without colour. */
export function gradcert(args: readonly string[]): Outcome {
  const bin = join(workspace, 'packages/cli/bin/gradcert.cjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return { code: status, stdout, stderr };
}

/** What `new` and `generate` read and write: the entries, and the program, which knows its workspace by its place. */
const COPIED: readonly string[] = ['cli', 'conformance', 'spec'];

/** A copy of the workspace that a test may write to; what the program does not write to is linked. */
export function copyWorkspace(): string {
  const root = mkdtempSync(join(tmpdir(), 'gradcert-workspace-'));
  const modules = join(root, 'node_modules');
  mkdirSync(join(modules, '@gradcert'), { recursive: true });
  for (const name of readdirSync(join(workspace, 'node_modules'))) {
    if (name !== '@gradcert') symlinkSync(join(workspace, 'node_modules', name), join(modules, name));
  }
  for (const name of readdirSync(join(workspace, 'packages'))) {
    const original = join(workspace, 'packages', name);
    const copy = join(root, 'packages', name);
    // Links in node_modules of a package are kept as they are.
    if (COPIED.includes(name)) cpSync(original, copy, { recursive: true, verbatimSymlinks: true });
    symlinkSync(COPIED.includes(name) ? copy : original, join(modules, '@gradcert', name));
  }
  return root;
}

/** The program that stands in a copy of the workspace, in this process. */
export const programOf = (root: string): typeof runCommandLine =>
  jest.requireActual<typeof main>(join(root, 'packages/cli/src/main.ts')).runCommandLine;

/** Whether a Python can import a module; asked before jest collects tests. */
export const canImport = (python: string, module: string): boolean =>
  spawnSync(python, ['-c', `import ${module}`]).status === 0;
