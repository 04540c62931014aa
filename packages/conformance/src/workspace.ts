/**
 * What a command or a suite works on: gradcert's own repository, or a project that has entries of its own, which its
 * gradcert.config.ts names.
 */
import { existsSync } from 'node:fs';
import { dirname, posix, relative, resolve, sep } from 'node:path';
import { loadProject, readTypeScript } from '@gradcert/backends';
import { loadSpec, repository, type Spec } from '@gradcert/spec';

/** Folders from a workspace's root, with forward slashes. */
export interface OwnFolders {
  /** Of the entries: ops/, nodes/, hypotheses/ and nets/ stand below it. */
  readonly entries: string;
  /** Of what is generated of them: the suites in src/, manifest.json and proofs.json. */
  readonly generated: string;
}

export interface Workspace {
  /** What paths are relative to: the repository's root, or the folder of the project's configuration. */
  readonly root: string;
  /** Absent where there are no entries of one's own. */
  readonly own?: OwnFolders;
  /** The project's record of calibration; absent in the repository, where the package's own is all there is. */
  readonly calibration?: string;
}

export const REPOSITORY_FOLDERS: OwnFolders = {
  entries: 'packages/spec/src',
  generated: 'packages/generated-tests',
};

const known = new Map<string, Workspace>();

/**
 * The workspace of a folder: of the nearest gradcert.config.ts that names entries, or else the repository.
 * @throws ConfigError where the configuration does not load, or its folder of entries is not there.
 */
export function workspaceOf(folder = process.cwd()): Workspace {
  const found = known.get(folder) ?? findWorkspace(folder);
  known.set(folder, found);
  return found;
}

function findWorkspace(folder: string): Workspace {
  const project = loadProject(folder);
  const spec = project?.config.spec;
  if (project === undefined || spec === undefined) {
    if (repository !== undefined) return { root: repository, own: REPOSITORY_FOLDERS };
    return { root: project === undefined ? folder : dirname(project.file) };
  }
  const root = dirname(project.file);
  const at = project.resolve(spec);
  if (!existsSync(at))
    throw project.errorAt(spec, `there is no folder '${spec}'`, `it was looked for at ${at}`);
  const entries = relative(root, at).split(sep).join('/') || '.';
  return {
    root,
    own: { entries, generated: posix.join(entries, 'generated') },
    calibration: resolve(at, 'calibration.json'),
  };
}

/** The entries: gradcert's, and in a project its own. @throws SpecLoadError where some are broken. */
export function loadEntries({ root, own, calibration }: Workspace = workspaceOf()): Spec {
  const isProject = calibration !== undefined && own !== undefined;
  if (isProject) readTypeScript();
  return loadSpec({ root, folders: isProject ? [resolve(root, own.entries)] : [] });
}

/** Is this a declaration of the workspace's own, of which artefacts are generated here? */
export const isOwn = (own: OwnFolders | undefined, { file }: { readonly file: string }): boolean =>
  own !== undefined && posix.relative(own.entries, file).split('/').length === 2;
