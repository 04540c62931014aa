/** The backends that a project's configuration names. */
import { existsSync } from 'node:fs';
import { readDefinition, type DeclaredBackend } from '../definition';
import { loadProject } from './load-config';

/**
 * A project's own backends, in its configuration's order; none where there is no configuration.
 * @param taken ids that others have.
 * @throws ConfigError at the path of a module that is missing, does not load, or declares no backend of a new id.
 */
export function ownBackends(taken: ReadonlySet<string>): readonly DeclaredBackend[] {
  const project = loadProject();
  const found: DeclaredBackend[] = [];
  for (const path of project?.config.backends ?? []) {
    if (project === undefined) break;
    const module = project.resolve(path);
    const wrong = (problem: string, hint: string): Error =>
      project.errorAt(path, `${path}: ${problem}`, hint);
    if (!existsSync(module)) throw wrong('there is no such file', `it was looked for at ${module}`);
    let definition;
    try {
      definition = readDefinition(module);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw wrong(reason, 'its default export is a BackendDefinition: see docs/own-backend.md');
    }
    const { id } = definition;
    if (taken.has(id) || found.some((other) => other.definition.id === id)) {
      throw wrong(`the id '${id}' is taken by another backend`, 'give it another id');
    }
    found.push({ definition, module });
  }
  return found;
}
