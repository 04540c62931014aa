/** A new entry's file: the text of another with what names it replaced, put in place whole or not at all. */
import { linkSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Project, SyntaxKind, type ObjectLiteralExpression } from 'ts-morph';
import { CallError } from './exit';

const idPattern = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/**
 * The text of a node's file under a new id. The title says where it comes from, the source becomes 'own',
 * and the certificate is dropped: its theorem is about the model.
 * @throws CallError where the id is malformed.
 */
export function copyEntry(modelFile: string, id: string): string {
  if (!idPattern.test(id)) {
    throw new CallError(
      `'${id}' is no id of an entry`,
      'use lower-case words joined by hyphens: my-weight-grad',
    );
  }
  const project = new Project({ useInMemoryFileSystem: false, skipFileDependencyResolution: true });
  const source = project.addSourceFileAtPath(modelFile);
  const declaration = source
    .getDescendantsOfKind(SyntaxKind.CallExpression)
    .find((call) => call.getExpression().getText() === 'defineNode')
    ?.getArguments()[0]
    ?.asKind(SyntaxKind.ObjectLiteralExpression);
  if (!declaration) throw new CallError(`${modelFile} holds no defineNode({ ... }) to copy`);
  setText(declaration, 'id', id);
  setText(declaration, 'title', titleOf(id));
  setText(declaration, 'source', 'own');
  declaration.getProperty('certificate')?.remove();
  source.fixUnusedIdentifiers();
  return source.getFullText();
}

/** 'try-me' becomes 'Try me'. */
const titleOf = (id: string): string => (id.charAt(0).toUpperCase() + id.slice(1)).replaceAll('-', ' ');

function setText(declaration: ObjectLiteralExpression, name: string, text: string): void {
  declaration
    .getPropertyOrThrow(name)
    .asKindOrThrow(SyntaxKind.PropertyAssignment)
    .setInitializer(`'${text}'`);
}

/**
 * Puts an entry's file into a folder and checks that it loads; a file that does not is taken back.
 * @returns its path.
 * @throws CallError where the file exists, cannot be written, or does not load.
 */
export function placeEntry(folder: string, id: string, text: string, load: () => void): string {
  const file = join(folder, `${id}.ts`);
  const draft = join(folder, `.${id}.draft`);
  try {
    writeFileSync(draft, text);
    // A link appears whole, and fails where the name is taken.
    linkSync(draft, file);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new CallError(
      code === 'EEXIST' ? `${file} exists already` : `${file} cannot be written: ${message}`,
      code === 'EEXIST' ? 'choose another id' : undefined,
    );
  } finally {
    rmSync(draft, { force: true });
  }
  try {
    load();
  } catch (error) {
    unlinkSync(file);
    throw new CallError(`the copy does not load, so it was not kept:\n${(error as Error).message}`);
  }
  return file;
}
