/** The generated jest files, read again by ts-morph: another reader than the writer. */
import { describe, expect, test } from '@jest/globals';
import { keptCases, proofLayersOf } from '@gradcert/conformance';
import { Node, Project, SyntaxKind, type CallExpression, type SourceFile } from 'ts-morph';
import { quote } from '../src/source-text';
import { context, output, outputs, spec } from './real-context';

const project = new Project({ useInMemoryFileSystem: true });
const suites = [...outputs()].filter(([path]) => path.endsWith('.test.ts'));

const parse = (path: string): SourceFile => project.createSourceFile(path, output(path), { overwrite: true });

/** Titles of tests, those of `test.each` spelled out. */
function titles(file: SourceFile): string[] {
  return file.getDescendantsOfKind(SyntaxKind.CallExpression).flatMap((call) => {
    const name = call.getExpression().getText();
    if (name === 'test') return [literal(call)];
    if (name !== 'test.each') return [];
    const list = call.getArguments()[0];
    return Node.isArrayLiteralExpression(list)
      ? list.getElements().map((id) => id.getText().slice(1, -1))
      : [];
  });
}

const literal = (call: CallExpression): string => call.getArguments()[0]?.getText().slice(1, -1) ?? '';

test('every family and every net has one', () => {
  const families = new Set(context.entries.map(({ family }) => family));
  expect(suites.map(([path]) => path).sort()).toEqual(
    [
      ...[...families].map((family) => `packages/generated-tests/src/${family}.test.ts`),
      ...spec.nets.map(({ id }) => `packages/generated-tests/src/nets/${id}.test.ts`),
    ].sort(),
  );
});

test.each(suites.map(([path]) => path))(
  '%s is TypeScript, and imports nothing but jest and the runtime',
  (path) => {
    const file = parse(path);
    expect(project.getProgram().getSyntacticDiagnostics(file)).toEqual([]);
    for (const declaration of file.getImportDeclarations()) {
      expect(['@jest/globals', '@gradcert/conformance/jest']).toContain(
        declaration.getModuleSpecifierValue(),
      );
    }
  },
);

test('the tests are the claims and cases of the plan, each once', () => {
  const expected = context.entries.flatMap((entry) => [
    ...proofLayersOf(entry).map((layer) => `${entry.id}:${layer}`),
    ...keptCases(entry, spec).map(({ id }) => id),
  ]);
  const nets = spec.nets.flatMap((net) =>
    net.derive().parameters.map(({ name }) => `${net.id}:loss-gradient:${name}`),
  );
  const found = suites.flatMap(([path]) => titles(parse(path)));
  expect(found.sort()).toEqual([...expected, ...nets].sort());
  expect(new Set(found).size).toBe(found.length);
});

test('an entry is one describe, so that its tests can be picked by name', () => {
  const file = parse('packages/generated-tests/src/convolution.test.ts');
  const outer = file.getStatements().flatMap((statement) => {
    const call = statement.getFirstChildByKind(SyntaxKind.CallExpression);
    return call?.getExpression().getText() === 'describe' ? [literal(call)] : [];
  });
  const family = context.entries.filter((entry) => entry.family === 'convolution').map(({ id }) => id);
  expect(outer).toEqual(family);
});

describe('a literal', () => {
  test.each([`plain`, `it's`, `say "no"`, 'back\\slash', 'new\nline'])('%j reads back', (text) => {
    const value = project.createSourceFile('literal.ts', quote(text), { overwrite: true });
    expect(value.getFirstDescendantByKindOrThrow(SyntaxKind.StringLiteral).getLiteralValue()).toBe(text);
  });
});
