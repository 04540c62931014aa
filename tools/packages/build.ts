/** `npm run build`: every package as it is published, in dist/NAME. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { emit } from './emit';
import { publishedManifest, type PackageManifest } from './manifest';

const root = join(__dirname, '../..');
const dist = join(root, 'dist');

const readManifest = (folder: string): PackageManifest =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as PackageManifest;

/** Not published: tests, and what npm brings. */
const LEFT_OUT = ['test', 'node_modules', 'bin', 'package.json', '.gitignore'];

/** What belongs to a package and stands elsewhere in the repository. */
const BROUGHT: readonly (readonly [name: string, from: string, to: string])[] = [
  ['codegen', 'packages/generated-tests/proofs.json', 'proofs.json'],
  ['site', 'docs', 'docs'],
];

const packages = readdirSync(join(root, 'packages'))
  .map((folder) => ({
    folder,
    manifest: readManifest(`packages/${folder}`),
  }))
  .filter(({ manifest }) => manifest.private !== true);

function copyAssets(folder: string): void {
  const from = join(root, 'packages', folder);
  const isAsset = (path: string): boolean =>
    !LEFT_OUT.includes(relative(from, path)) &&
    !['.ts', '.pyc'].includes(extname(path)) &&
    !path.endsWith('__pycache__');
  cpSync(from, join(dist, folder), { recursive: true, filter: isAsset });
}

const sourcesOf = (folder: string): string[] =>
  readdirSync(join(root, 'packages', folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))
    .sort()
    .map((name) => join(root, 'packages', folder, 'src', name));

const readme = ({ name, description }: PackageManifest): string =>
  `# ${name}\n\n${description}.\n\nA part of gradcert: \`npm install --save-dev @gradcert/cli\` brings all of it, and\n` +
  '`npx gradcert docs build` its documents, of which "Packages" says how a project uses it.\n';

rmSync(dist, { recursive: true, force: true });
const { engines } = readManifest('.');
for (const { folder, manifest } of packages) {
  mkdirSync(join(dist, folder), { recursive: true });
  copyAssets(folder);
  cpSync(join(root, 'LICENSE'), join(dist, folder, 'LICENSE'));
  writeFileSync(join(dist, folder, 'README.md'), readme(manifest));
  const published = JSON.stringify(publishedManifest({ engines, ...manifest }), undefined, 2);
  writeFileSync(join(dist, folder, 'package.json'), `${published}\n`);
}
for (const [name, from, to] of BROUGHT) {
  if (existsSync(join(dist, name))) cpSync(join(root, from), join(dist, name, to), { recursive: true });
}
emit({
  root,
  files: packages.flatMap(({ folder }) => sourcesOf(folder)),
  place: (source) => join(dist, relative(join(root, 'packages'), source)),
});
console.log(packages.map(({ manifest }) => `${manifest.name}@${manifest.version}`).join('\n'));
