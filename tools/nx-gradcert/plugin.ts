/**
 * Nx tasks from the entries' folders: one project per entry, with a task that generates its files and one that
 * runs its tests, and one project per package, with a task that runs its unit tests. See docs/architecture.md.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CreateNodes, ProjectConfiguration, TargetConfiguration } from '@nx/devkit';
import { ENTRY_PATTERN, entriesBehind, isEntryFolder, readEntry, type EntryFile } from './entry-graph';

type Inputs = NonNullable<TargetConfiguration['inputs']>;

export const name = 'nx-gradcert';

export const createNodes: CreateNodes = [
  `{${ENTRY_PATTERN},packages/*/package.json}`,
  (files, _options, { workspaceRoot }) => {
    const read = (path: string): string => readFileSync(join(workspaceRoot, path), 'utf8');
    const entries = files.flatMap((path) =>
      path.endsWith('.ts') ? (readEntry(path, read(path)) ?? []) : [],
    );
    const packages = files
      .filter((path) => path.endsWith('package.json'))
      .filter((path) => existsSync(join(workspaceRoot, dirname(path), 'test')));
    const shared = sharedInputs(workspaceRoot);
    return [
      ...entries.map((entry) => project(entry.path, rootOf(entry), entryProject(entry, entries, shared))),
      ...packages.map((path) => project(path, dirname(path), packageProject(dirname(path)))),
    ];
  },
];

/** Nx tells projects apart by their folders; an entry has none of its own, so its file's name stands for one. */
const rootOf = ({ path }: EntryFile): string => path.slice(0, -'.ts'.length);

const project = (file: string, root: string, configuration: Omit<ProjectConfiguration, 'root'>) =>
  [file, { projects: { [root]: configuration } }] as const;

/**
 * What every entry's outcome depends on beside entries. Generated files do not count: they follow from these.
 * Folders are listed one by one, since an exclusion of the entries' folders would win over the entry itself.
 */
function sharedInputs(workspaceRoot: string): Inputs {
  const spec = 'packages/spec/src';
  const folders = readdirSync(join(workspaceRoot, spec), { withFileTypes: true })
    .filter((item) => item.isDirectory() && !isEntryFolder(item.name))
    .map(({ name: folder }) => `{workspaceRoot}/${spec}/${folder}/**/*`)
    .sort();
  return [
    '{workspaceRoot}/packages/{notation,stablehlo,conformance,backends}/src/**/*',
    `{workspaceRoot}/${spec}/*`,
    ...folders,
    ...ENVIRONMENT,
  ];
}

/** Versions, settings, and the device with its driver: a verdict on one machine is none on another. */
const ENVIRONMENT: Inputs = [
  '{workspaceRoot}/{package-lock.json,jest.config.cjs,tsconfig.json}',
  { env: 'GRADCERT_BACKEND' },
  { env: 'GRADCERT_DEPTH' },
  { env: 'VK_DRIVER_FILES' },
  { runtime: 'node tools/nx-gradcert/device.cjs' },
];

function entryProject(
  entry: EntryFile,
  all: readonly EntryFile[],
  shared: Inputs,
): Omit<ProjectConfiguration, 'root'> {
  const inputs = [...shared, ...entriesBehind(entry, all).map((path) => `{workspaceRoot}/${path}`)];
  const generate: TargetConfiguration = {
    inputs,
    command: `npx gradcert generate ${entry.id}`,
    // Below a second, and several entries share a family's file: an older one must never be restored.
    cache: false,
  };
  return {
    name: entry.id,
    projectType: 'library',
    tags: [`kind:${entry.kind}`],
    targets: entry.kind === 'hypothesis' ? {} : { generate, ...testTarget(entry, inputs) },
  };
}

/** Nothing is generated of a hypothesis alone, and it has no tests of its own: those of its entries have it among their inputs. */
function testTarget(entry: EntryFile, inputs: Inputs): Readonly<Record<string, TargetConfiguration>> {
  const jest = (file: string, filter: string): TargetConfiguration => ({
    command: `npx jest packages/generated-tests/src/${file}.test.ts --verbose=false${filter}`,
    dependsOn: ['generate'],
    cache: true,
    inputs,
    outputs: [],
  });
  switch (entry.kind) {
    case 'op':
    case 'node':
      return { test: jest(entry.family ?? '', ` --testNamePattern '^${entry.id} '`) };
    case 'net':
      return { 'loss-gradient': jest(`nets/${entry.id}`, '') };
    case 'hypothesis':
      return {};
    default:
      return entry.kind satisfies never;
  }
}

function packageProject(folder: string): Omit<ProjectConfiguration, 'root'> {
  const unit: TargetConfiguration = {
    command: `npx jest ${folder}/test`,
    cache: true,
    inputs: [`{workspaceRoot}/${folder}/**/*`, '{workspaceRoot}/packages/*/src/**/*', ...ENVIRONMENT],
    outputs: [],
  };
  return { projectType: 'library', targets: { unit } };
}
