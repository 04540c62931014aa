/** Which files an entry's outcome depends on, read from the entries' texts: nothing of them is run. */

export type EntryKind = 'op' | 'node' | 'net' | 'hypothesis';

export interface EntryFile {
  readonly id: string;
  readonly kind: EntryKind;
  /** From the workspace's root: packages/spec/src/nodes/conv-weight-grad.ts */
  readonly path: string;
  /** Ops and nodes name their family: the generated test file that holds them. */
  readonly family: string | undefined;
  /** Paths of entries that it imports. */
  readonly imports: readonly string[];
  readonly text: string;
}

export const ENTRY_PATTERN = 'packages/spec/src/{ops,nodes,nets,hypotheses}/*.ts';

const KINDS: Readonly<Record<string, EntryKind>> = {
  ops: 'op',
  nodes: 'node',
  nets: 'net',
  hypotheses: 'hypothesis',
};

export const isEntryFolder = (name: string): boolean => name in KINDS;

/** Reads one entry; undefined for a file that is none. */
export function readEntry(path: string, text: string): EntryFile | undefined {
  const match = /^(.*)\/(ops|nodes|nets|hypotheses)\/([^/]+)\.ts$/.exec(path);
  const [, folder = '', kind = '', id = ''] = match ?? [];
  if (match === null || KINDS[kind] === undefined || id === 'index') return undefined;
  const imports = [...text.matchAll(/from '(\.\.?)\/(?:(ops|nodes|nets|hypotheses)\/)?([\w-]+)'/g)]
    .filter(([, dots, target]) => target !== undefined || dots === '.')
    .map(([, , target = kind, name = '']) => `${folder}/${target}/${name}.ts`);
  const family = /\bfamily: '([\w-]+)'/.exec(text)?.[1];
  return { id, kind: KINDS[kind], path, family, imports, text };
}

/**
 * Files of other entries that decide what an entry's tests do: those that it imports, directly or not, the
 * hypotheses that they name, and the nets that use one of its ops, since their literal shapes are cases of it.
 * A net depends on every node of its ops.
 */
export function entriesBehind(entry: EntryFile, all: readonly EntryFile[]): readonly string[] {
  const imported = closure(entry, all);
  const ops = imported.filter(({ kind }) => kind === 'op');
  const sharesOp = (other: EntryFile): boolean => closure(other, all).some((behind) => ops.includes(behind));
  const derived = all.filter((other) => {
    if (other.kind === 'net') return entry.kind !== 'hypothesis' && sharesOp(other);
    if (other.kind === 'node') return entry.kind === 'net' && sharesOp(other);
    return other.kind === 'hypothesis' && imported.some(({ text }) => text.includes(`'${other.id}'`));
  });
  return [...new Set([...imported, ...derived].map(({ path }) => path))].sort();
}

/** An entry and all that it imports. */
function closure(entry: EntryFile, all: readonly EntryFile[]): readonly EntryFile[] {
  const found = new Set([entry]);
  for (const one of found) {
    for (const other of all) if (one.imports.includes(other.path)) found.add(other);
  }
  return [...found];
}
