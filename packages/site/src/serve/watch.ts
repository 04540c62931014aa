/** Which sources changed, some milliseconds after the last of several changes: editors write a file in steps. */
import { existsSync, readdirSync, watch, type FSWatcher } from 'node:fs';
import { join } from 'node:path';

/** Milliseconds without a change. */
const QUIET = 40;

/** @returns what stops it. */
export function watchFolders(
  folders: readonly string[],
  changed: (files: readonly string[]) => void,
): () => void {
  const files = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const report = (): void => {
    const found = [...files].sort();
    files.clear();
    changed(found);
  };
  // Each folder by itself: Node's recursive watch loses a file that an editor replaces by another of its name.
  const watchers: readonly FSWatcher[] = folders.flatMap(withInner).map((folder) =>
    watch(folder, (_event, name) => {
      // Editors' own: `.x.swp`, `x~`.
      if (name === null || /^\.|~$/.test(name)) return;
      files.add(join(folder, name));
      clearTimeout(timer);
      timer = setTimeout(report, QUIET);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

const withInner = (folder: string): readonly string[] =>
  existsSync(folder)
    ? [
        folder,
        ...readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((item) => item.isDirectory())
          .map((item) => join(item.parentPath, item.name)),
      ]
    : [];
