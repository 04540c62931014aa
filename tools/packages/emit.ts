/**
 * From the sources to ES modules and types, file by file. What is found by folder (entries, backends, commands) stays a file
 * of its own, so that nothing is bundled; the compiler does all but what differs between the two kinds of module.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';

const { factory } = ts;

/** What a CommonJS module has without asking; under jest, `createRequire` gives jest's own. */
const GLOBALS: readonly (readonly [use: RegExp, declaration: string])[] = [
  [/\b__dirname\b/, 'const __dirname = import.meta.dirname;'],
  [/\b__filename\b/, 'const __filename = import.meta.filename;'],
  [
    /\brequire[.(]/,
    "import { createRequire as __createRequire } from 'node:module';\nconst require = __createRequire(import.meta.url);",
  ],
];

/** Node finds no file by a name without its ending: './a' is './a.js' or './a/index.js', '..' is '../index.js'. */
function withEnding(specifier: string, from: string): string {
  if (!/^\.\.?(\/|$)/.test(specifier) || /\.(m?js|json)$/.test(specifier)) return specifier;
  const target = resolve(dirname(from), specifier);
  return existsSync(join(target, 'index.ts')) && !existsSync(`${target}.ts`)
    ? `${specifier}/index.js`
    : `${specifier}.js`;
}

const literalOf = (value: unknown): ts.Expression =>
  typeof value === 'string'
    ? factory.createStringLiteral(value, true)
    : factory.createNumericLiteral(Number(value));

/** `import { version } from '../package.json'` as constants: Node's own import of JSON is experimental in Node 20. */
function jsonConstants(node: ts.ImportDeclaration, from: string): ts.Statement | undefined {
  const { text } = node.moduleSpecifier as ts.StringLiteral;
  const bindings = node.importClause?.namedBindings;
  if (!text.startsWith('.') || !text.endsWith('.json') || !bindings || !ts.isNamedImports(bindings))
    return undefined;
  const values = JSON.parse(readFileSync(resolve(dirname(from), text), 'utf8')) as Record<string, unknown>;
  const constants = bindings.elements.map(({ name, propertyName }) =>
    factory.createVariableDeclaration(
      name,
      undefined,
      undefined,
      literalOf(values[(propertyName ?? name).text]),
    ),
  );
  return factory.createVariableStatement(
    undefined,
    factory.createVariableDeclarationList(constants, ts.NodeFlags.Const),
  );
}

/** Rewrites what names other files: imports, exports, `import()` and types that are imported. */
const rewriting =
  (context: ts.TransformationContext) =>
  <Root extends ts.SourceFile | ts.Bundle>(root: Root): Root => {
    if (!ts.isSourceFile(root)) return root;
    const from = root.fileName;
    const named = (specifier: ts.StringLiteral): ts.StringLiteral =>
      factory.createStringLiteral(withEnding(specifier.text, from), true);
    const visit = (node: ts.Node): ts.Node => {
      if (ts.isImportDeclaration(node)) {
        const { modifiers, importClause, moduleSpecifier, attributes } = node;
        return (
          jsonConstants(node, from) ??
          factory.updateImportDeclaration(
            node,
            modifiers,
            importClause,
            named(moduleSpecifier as ts.StringLiteral),
            attributes,
          )
        );
      }
      if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
        const { modifiers, isTypeOnly, exportClause, moduleSpecifier, attributes } = node;
        const target = named(moduleSpecifier as ts.StringLiteral);
        return factory.updateExportDeclaration(node, modifiers, isTypeOnly, exportClause, target, attributes);
      }
      if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
        const { argument, attributes, qualifier, typeArguments, isTypeOf } = node;
        const target = factory.createLiteralTypeNode(named(argument.literal as ts.StringLiteral));
        return factory.updateImportTypeNode(node, target, attributes, qualifier, typeArguments, isTypeOf);
      }
      return ts.visitEachChild(node, visit, context);
    };
    return ts.visitNode(root, visit) as Root;
  };

/** Emitted text with what its module kind lacks, below a `#!` line. */
function complete(text: string): string {
  const declarations = GLOBALS.filter(([use]) => use.test(text)).map(([, declaration]) => declaration);
  if (declarations.length === 0) return text;
  const [shebang = ''] = /^#!.*\n/.exec(text) ?? [];
  return `${shebang}${declarations.join('\n')}\n${text.slice(shebang.length)}`;
}

export interface Emission {
  /** The repository. */
  readonly root: string;
  readonly files: readonly string[];
  /** Where the output of a source goes: given and returned without its ending. */
  readonly place: (source: string) => string;
}

/** @throws Error with what the compiler says where a source does not compile. */
export function emit({ root, files, place }: Emission): void {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(root, 'tsconfig.json'),
    // Types of the libraries are held by `npm run check`.
    { noEmit: false, incremental: false, declaration: true, noCheck: true, rootDir: root, outDir: root },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (problem) => fail([problem], root) },
  );
  if (!config) throw new Error(`${root}/tsconfig.json cannot be read`);
  const options = { ...config.options, tsBuildInfoFile: undefined };
  const program = ts.createProgram(files, options);
  const write: ts.WriteFileCallback = (file, text, _mark, _onError, sources) => {
    const source = sources?.[0]?.fileName;
    if (source === undefined || !files.includes(source)) return;
    const ending = file.endsWith('.d.ts') ? '.d.ts' : '.js';
    const target = `${place(source.slice(0, -'.ts'.length))}${ending}`;
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, ending === '.js' ? complete(text) : text);
  };
  const { diagnostics, emitSkipped } = program.emit(undefined, write, undefined, false, {
    after: [rewriting],
    afterDeclarations: [rewriting],
  });
  if (emitSkipped || diagnostics.length > 0) fail(diagnostics, root);
}

function fail(diagnostics: readonly ts.Diagnostic[], root: string): never {
  const host = {
    getCanonicalFileName: (name: string) => name,
    getCurrentDirectory: () => root,
    getNewLine: () => '\n',
  };
  throw new Error(ts.formatDiagnostics(diagnostics, host));
}
