/** Compiled modules, kept on disk by all that they follow from: compiling takes a second, running a hundredth. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { UnsupportedError } from '../backend';
import { runTool } from './run-tool';
import type { IreeTarget } from './target';

/** A few tens of kilobytes each; when there are more, those that were used last are kept. */
const mostModules = 20_000;

/** An operation that the compiler takes in none, or not in every form: it says so, and of which. */
function asUnsupported(error: unknown): UnsupportedError | undefined {
  const [, kind] =
    /failed to legalize operation '([^']+)' that was explicitly marked illegal/.exec(String(error)) ?? [];
  return kind === undefined ? undefined : new UnsupportedError(`iree-compile does not lower this ${kind}`);
}

export class CompiledModules {
  constructor(
    private readonly compiler: string,
    private readonly folder: string,
    private readonly target: IreeTarget,
  ) {
    mkdirSync(folder, { recursive: true });
    this.prune();
  }

  /**
   * The file of a text's compiled module.
   * @throws Error with what the compiler says.
   */
  async of(text: string): Promise<string> {
    const { flags, machine } = this.target;
    const key = createHash('sha256')
      .update([machine, ...flags, text].join('\0'))
      .digest('hex');
    const file = join(this.folder, `${key.slice(0, 32)}.vmfb`);
    try {
      const now = new Date();
      utimesSync(file, now, now);
      return file;
    } catch {
      // It is not there yet.
    }
    const partial = `${file}.${String(process.pid)}`;
    try {
      await runTool(this.compiler, ['-', '--iree-input-type=stablehlo', ...flags, '-o', partial], text);
    } catch (error) {
      throw asUnsupported(error) ?? error;
    }
    renameSync(partial, file);
    return file;
  }

  private prune(): void {
    const names = readdirSync(this.folder);
    if (names.length <= mostModules) return;
    const used = names.map((name) => {
      const path = join(this.folder, name);
      return { path, time: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 };
    });
    used.sort((a, b) => b.time - a.time);
    for (const { path } of used.slice(mostModules / 2)) rmSync(path, { force: true });
  }
}
