/** Index files of folders in which every file exports one declaration as default. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { withBanner } from '../banner';
import type { GeneratorContext } from '../context';
import type { OutputFile } from '../output';
import { quote } from '../source-text';

/** Folders whose index.ts is generated. */
const FOLDERS: readonly string[] = [
  'packages/backends/src/tfjs/lower',
  'packages/backends/src/tfjs/native',
  'packages/conformance/src/historic/faults',
  'packages/conformance/src/laws',
  'packages/conformance/src/mutants/operators',
  'packages/conformance/src/proofs',
  'packages/conformance/src/probes',
  'packages/conformance/src/recipes',
  'packages/site/src/kinds',
  'packages/stablehlo/src/ops',
];

export function generateIndexes({ root }: GeneratorContext): readonly OutputFile[] {
  return FOLDERS.flatMap((folder) => {
    const modules = modulesOf(join(root, folder));
    if (modules.length === 0) return [];
    const exported = BY_NAME.includes(folder) ? quote : identifier;
    const lines = modules.map((name) => `export { default as ${exported(name)} } from './${name}';\n`);
    const path = `${folder}/index.ts`;
    return [{ path, text: withBanner('the files of this folder', lines.join('')) }];
  });
}

function modulesOf(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.ts') && name !== 'index.ts')
      .map((name) => name.slice(0, -'.ts'.length))
      .sort();
  } catch {
    // The repository that is generated into need not hold this package's sources.
    return [];
  }
}

/** Folders whose files are looked up by their names: those are the exports' names too. */
const BY_NAME: readonly string[] = ['packages/backends/src/tfjs/native'];

/** File names are in kebab case, names in code in camel case. */
const identifier = (name: string): string =>
  name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
