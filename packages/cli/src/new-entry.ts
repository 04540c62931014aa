/** The text of a new entry: that of another, with what names it replaced. */
import { basename, extname, posix } from 'node:path';
import {
  IndentationText,
  Project,
  QuoteKind,
  SyntaxKind,
  type ObjectLiteralExpression,
  type SourceFile,
} from 'ts-morph';
import { CallError } from './exit';

const idPattern = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** @throws CallError where the text cannot be an entry's id, which names files and generated tests. */
export function checkId(id: string): void {
  if (idPattern.test(id)) return;
  throw new CallError(
    `'${id}' is no id of an entry`,
    'use lower-case words joined by hyphens: my-weight-grad',
  );
}

/**
 * The text of a node's file under a new id. The source becomes 'own'; the certificate is dropped, for its
 * theorem is about the model; and a gradient is declared to be the same as the model, so that nets
 * go on to use that one.
 * @param from the package that the model is imported from where the copy stands in another folder than the model
 * @throws CallError where the file holds no node.
 */
export function copyEntry(modelFile: string, id: string, from?: string): string {
  const project = new Project({
    skipFileDependencyResolution: true,
    manipulationSettings: { quoteKind: QuoteKind.Single, indentationText: IndentationText.TwoSpaces },
  });
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
  addSameAs(source, declaration, basename(modelFile, extname(modelFile)));
  removeUnusedImports(source);
  if (from !== undefined) importFrom(from, source);
  return source.getFullText();
}

/** 'try-me' becomes 'Try me'. */
const titleOf = (id: string): string => (id.charAt(0).toUpperCase() + id.slice(1)).replaceAll('-', ' ');

/** 'dense-weight-grad' becomes 'denseWeightGrad'. */
const variableOf = (id: string): string => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function setText(declaration: ObjectLiteralExpression, name: string, text: string): void {
  declaration
    .getPropertyOrThrow(name)
    .asKindOrThrow(SyntaxKind.PropertyAssignment)
    .setInitializer(`'${text}'`);
}

function addSameAs(source: SourceFile, declaration: ObjectLiteralExpression, model: string): void {
  const gradient = declaration.getProperty('gradientOf');
  if (!gradient || declaration.getProperty('sameAs')) return;
  source.addImportDeclaration({ defaultImport: variableOf(model), moduleSpecifier: `./${model}` });
  declaration.insertPropertyAssignment(gradient.getChildIndex() / 2 + 1, {
    name: 'sameAs',
    initializer: variableOf(model),
  });
}

/** Relative imports of a package's entry, as another folder writes them: '../ops/dense' is '@gradcert/spec/ops/dense'. */
function importFrom(name: string, source: SourceFile): void {
  for (const declaration of source.getImportDeclarations()) {
    const imported = declaration.getModuleSpecifierValue();
    if (!imported.startsWith('.')) continue;
    const path = posix.join('nodes', imported.replace(/\.js$/, ''));
    declaration.setModuleSpecifier(path.includes('/') ? `${name}/${path}` : name);
  }
}

function removeUnusedImports(source: SourceFile): void {
  const used = new Set(
    source
      .getDescendantsOfKind(SyntaxKind.Identifier)
      .filter((identifier) => !identifier.getFirstAncestorByKind(SyntaxKind.ImportDeclaration))
      .map((identifier) => identifier.getText()),
  );
  for (const declaration of source.getImportDeclarations()) {
    for (const named of declaration.getNamedImports()) if (!used.has(named.getName())) named.remove();
    if (declaration.getNamedImports().length === 0 && !declaration.getDefaultImport()) declaration.remove();
  }
}
