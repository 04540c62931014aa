import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { EntrySource } from './check/entry-source';
import type { Declaration } from './declaration';
import { declarationKind, type DeclarationKind } from './define';
import type { SpecError } from './spec-error';

const FOLDERS: readonly (readonly [folder: string, kind: DeclarationKind])[] = [
  ['ops', 'op'],
  ['nodes', 'node'],
  ['hypotheses', 'hypothesis'],
  ['nets', 'net'],
];

const folderOf = (kind: DeclarationKind): string => FOLDERS.find(([, held]) => held === kind)?.[0] ?? kind;

const article = (kind: DeclarationKind): string => `${kind === 'op' ? 'an' : 'a'} ${kind}`;

/** A file's path from the root, with '/' on every system. */
const displayPath = (root: string, file: string): string => relative(root, file).split(sep).join('/');

/**
 * Every declaration in the folders' ops/, nodes/, hypotheses/ and nets/, by sorted listing; what is no declaration is an
 * error.
 * @param root what the files' paths are relative to
 */
export function discover(
  folders: readonly string[],
  root: string,
): {
  readonly declarations: readonly Declaration[];
  readonly errors: readonly SpecError[];
} {
  const declarations: Declaration[] = [];
  const errors: SpecError[] = [];
  for (const [folder, kind] of FOLDERS) {
    for (const file of folders.flatMap((from) => entryFiles(join(resolve(from), folder)))) {
      const found = readDeclaration({ file, kind, root }, declarations);
      if ('problem' in found) errors.push(found);
      else declarations.push(found);
    }
  }
  return { declarations, errors };
}

const entryFiles = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => /\.[cm]?[jt]s$/.test(name) && !/\.d\.[cm]?ts$/.test(name))
        .sort()
        .map((name) => join(folder, name))
    : [];

function readDeclaration(
  { file, kind, root }: { readonly file: string; readonly kind: DeclarationKind; readonly root: string },
  earlier: readonly Declaration[],
): Declaration | SpecError {
  const text = readFileSync(file, 'utf8');
  const name = file.slice(file.lastIndexOf(sep) + 1).replace(/\.[cm]?[jt]s$/, '');
  const source = new EntrySource(displayPath(root, file), text, name);
  let value: unknown;
  try {
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- entries are found by folder
    value = (require(file) as { default?: unknown }).default;
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).replaceAll(
      resolve(root) + sep,
      '',
    );
    return source.errorAt([], `cannot be loaded: ${reason}`, 'correct the TypeScript');
  }
  const declared = declarationKind(value);
  if (declared !== kind) {
    const define = `define${kind[0].toUpperCase()}${kind.slice(1)}`;
    return source.errorAt(
      [],
      declared === undefined
        ? 'exports no declaration'
        : `declares ${article(declared)}, but stands in ${folderOf(kind)}/`,
      `write 'export default ${define}({ ... })'`,
    );
  }
  const { id } = value as { readonly id: string };
  if (id !== name) {
    return source.errorAt(
      ['id'],
      `the id '${id}' is not the file's name`,
      `name it '${name}', or rename the file`,
    );
  }
  const twin = earlier.find((declaration) => declaration.source.entry === id);
  if (twin) {
    return source.errorAt(['id'], `the id '${id}' is taken by ${twin.source.file}`, 'give it another id');
  }
  return { kind, value: value as object, source };
}
