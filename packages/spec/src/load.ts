/** Finds the declarations in their folders. */
import { checkDeclarations } from './check-declarations';
import { discover } from './discover';
import type { Spec } from './entry';

export interface SpecOptions {
  /** Further folders that hold ops/, nodes/, hypotheses/ and nets/, as this package's src/ does. */
  readonly folders?: readonly string[];
}

/**
 * All declarations, checked. Entries come in the order of their folders' sorted listings. A net is derived,
 * and with that checked, when it is asked for: most work needs none.
 * @throws SpecLoadError with one SpecError for each broken entry; so does a net's `derive`.
 */
export function loadSpec({ folders = [] }: SpecOptions = {}): Spec {
  const { declarations, errors } = discover([__dirname, ...folders]);
  return checkDeclarations(declarations, errors);
}
