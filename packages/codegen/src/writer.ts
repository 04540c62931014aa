/** Brings a folder tree in line with the generated files: the only code of this package that touches the disk. */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { COMMAND, provenance } from './banner';
import { GenerateError, type OutputFile, type StaleFile } from './output';

export interface WriteOptions {
  readonly root: string;
  /** Folders that hold generated files only. */
  readonly owned: readonly string[];
  /** Report, write nothing. */
  readonly check: boolean;
  /** Remove files of the owned folders that are not among the outputs. Needs all outputs. */
  readonly prune: boolean;
}

interface Written {
  readonly written: readonly string[];
  readonly unchanged: readonly string[];
  readonly removed: readonly string[];
  readonly stale: readonly StaleFile[];
}

/**
 * Writes what changed, removes orphans; under `check` names both and touches nothing.
 * @throws GenerateError where two outputs share a path, or the disk refuses.
 */
export function writeOutputs(outputs: readonly OutputFile[], options: WriteOptions): Written {
  const { root, owned, check, prune } = options;
  const written: string[] = [];
  const unchanged: string[] = [];
  const removed: string[] = [];
  const stale: StaleFile[] = [];

  for (const { path, text } of inOrder(outputs)) {
    const before = readIfPresent(join(root, path));
    if (before === text) unchanged.push(path);
    else if (check) stale.push({ file: path, reason: staleness(before) });
    else {
      writeAtomically(root, path, text);
      written.push(path);
    }
  }

  for (const path of prune ? orphans(root, owned, outputs) : []) {
    const marked = provenance(readIfPresent(join(root, path)) ?? '') !== 'unmarked';
    if (!marked) {
      const reason = `not generated, in a folder for generated files only: move it elsewhere`;
      stale.push({ file: path, reason });
    } else if (check) stale.push({ file: path, reason: `no entry generates it any more: run ${COMMAND}` });
    else {
      onDisk('remove', path, () => {
        rmSync(join(root, path));
      });
      removed.push(path);
    }
  }
  return { written, unchanged, removed, stale };
}

function inOrder(outputs: readonly OutputFile[]): readonly OutputFile[] {
  const sorted = [...outputs].sort((a, b) => (a.path < b.path ? -1 : 1));
  sorted.forEach((output, position) => {
    if (output.path === sorted[position + 1]?.path) {
      throw new GenerateError(
        `${output.path} is generated twice: two entries claim one file; rename one of them`,
      );
    }
  });
  return sorted;
}

function staleness(before: string | undefined): string {
  if (before === undefined) return `missing: run ${COMMAND}`;
  if (provenance(before) !== 'edited') return `out of date: run ${COMMAND}`;
  return `edited by hand: change the entry or the generator instead, then run ${COMMAND}`;
}

function orphans(root: string, owned: readonly string[], outputs: readonly OutputFile[]): readonly string[] {
  const known = new Set(outputs.map(({ path }) => path));
  return owned.flatMap((folder) => filesBelow(root, folder)).filter((path) => !known.has(path));
}

function filesBelow(root: string, folder: string): readonly string[] {
  try {
    return readdirSync(join(root, folder), { withFileTypes: true })
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((item) => {
        const path = `${folder}/${item.name}`;
        return item.isDirectory() ? filesBelow(root, path) : [path];
      });
  } catch (error) {
    if (isAbsent(error)) return [];
    throw error;
  }
}

function readIfPresent(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}

/** A reader never sees half a file: the text appears under its name by a rename. */
function writeAtomically(root: string, path: string, text: string): void {
  const file = join(root, path);
  const temporary = join(dirname(file), `.${basename(file)}.${String(process.pid)}.tmp`);
  onDisk('write', path, () => {
    mkdirSync(dirname(file), { recursive: true });
    try {
      writeFileSync(temporary, text);
      renameSync(temporary, file);
    } catch (error) {
      rmSync(temporary, { force: true });
      throw error;
    }
  });
}

function onDisk(what: 'write' | 'remove', path: string, action: () => void): void {
  try {
    action();
  } catch (error) {
    const code = errorCode(error) ?? String(error);
    throw new GenerateError(
      `cannot ${what} ${path} (${code}): make its folder writable and run ${COMMAND} again`,
      {
        cause: error,
      },
    );
  }
}

/** Errors of the file system may come from another realm, so their class says nothing. */
const errorCode = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined;

const isAbsent = (error: unknown): boolean => ['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '');
