/** Finds the declarations in their folders. */
import { join, resolve } from 'node:path';
import { checkDeclarations } from './check-declarations';
import { discover } from './discover';
import type { Spec } from './entry';

/** The repository that this package stands in; undefined where it was installed from a registry. */
export const repository = ((): string | undefined => {
  const root = resolve(__dirname, '../../..');
  return join(root, 'packages/spec/src') === __dirname ? root : undefined;
})();

export interface SpecOptions {
  /** Further folders that hold ops/, nodes/, hypotheses/ and nets/, as this package's src/ does. */
  readonly folders?: readonly string[];
  /** What the paths of entries are relative to: the repository, or else the working folder, unless given. */
  readonly root?: string;
}

/**
 * All declarations, checked. Entries come in the order of their folders' sorted listings. A net is derived,
 * and with that checked, when it is asked for: most work needs none.
 * @throws SpecLoadError with one SpecError for each broken entry; so does a net's `derive`.
 */
export function loadSpec({ folders = [], root = repository ?? process.cwd() }: SpecOptions = {}): Spec {
  const { declarations, errors } = discover([__dirname, ...folders], root);
  return checkDeclarations(declarations, errors);
}
