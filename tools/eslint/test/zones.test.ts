import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import zones from '../zones.json';

const ROOT = join(__dirname, '..', '..', '..');
const names = Object.keys(zones) as (keyof typeof zones)[];
const mayImport = (name: keyof typeof zones): readonly string[] => zones[name].imports;

test('the zones are the packages', () => {
  const packages = readdirSync(join(ROOT, 'packages')).filter((name) =>
    existsSync(join(ROOT, 'packages', name, 'package.json')),
  );
  expect([...names].sort()).toEqual(packages.sort());
});

test('the arrows go downwards only: a package is listed after all that it imports', () => {
  names.forEach((name, position) => {
    for (const imported of mayImport(name)) expect(names.slice(0, position)).toContain(imported);
  });
});

describe('lint', () => {
  /** Every import between packages, and two into the files of another one. Generated tests are out of lint. */
  const linted = names.filter((name) => name !== 'generated-tests');
  const imports = [
    ...names.map((name) => `@gradcert/${name}`),
    '@gradcert/notation/src/ast',
    '../../spec/src/load',
  ];
  let messages: Record<string, string[]> = {};

  beforeAll(() => {
    messages = lint(
      linted.map((name) => ({
        file: `packages/${name}/src/any.ts`,
        text: imports.map((from) => `import '${from}';\n`).join(''),
      })),
    );
  });

  test.each(linted)('holds the arrows of %s', (name) => {
    const refused = (messages[`packages/${name}/src/any.ts`] ?? []).map((line) => line.split(' ')[0]);
    const allowed = [name, ...mayImport(name)];
    const arrows = names.filter((other) => !allowed.includes(other)).map((other) => `@gradcert/${other}`);
    const files = ['@gradcert/notation/src/ast', '../../spec/src/load'];
    expect([...new Set(refused)].sort()).toEqual([...arrows, ...files].sort());
  });

  test('says why', () => {
    expect(messages['packages/notation/src/any.ts']).toContainEqual(
      expect.stringContaining('packages/notation may import no other package: everything that has a meaning'),
    );
  });
});

/** Lints texts as if they were the files' own, without types, in a process of its own: jest cannot load the configuration. */
function lint(texts: readonly { readonly file: string; readonly text: string }[]): Record<string, string[]> {
  const script = `
    import { ESLint } from 'eslint';
    const eslint = new ESLint({
      ruleFilter: ({ ruleId }) => ruleId === 'no-restricted-imports',
      overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
    });
    const found = {};
    for (const { file, text } of ${JSON.stringify(texts)}) {
      const [{ messages }] = await eslint.lintText(text, { filePath: file });
      found[file] = messages.map(({ line, message }) => text.split("'")[2 * line - 1] + ' ' + message);
    }
    console.log(JSON.stringify(found));
  `;
  const output = execFileSync('node', ['--input-type=module', '--eval', script], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return JSON.parse(output) as Record<string, string[]>;
}
