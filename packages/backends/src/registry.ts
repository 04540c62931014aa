/** Finds the backends: every folder beside this file that has an index.ts declares one. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BackendDefinition } from './backend';
import { load } from './load';

/** Path of the module that declares a backend. */
const moduleOf = (id: string): string => join(__dirname, id, 'index.ts');

/** Reads one declaration. @throws Error where the module's default export is not one. */
export function loadDefinition(path: string): BackendDefinition {
  const definition = load<{ default?: Partial<BackendDefinition> }>(path).default;
  if (typeof definition?.id !== 'string' || typeof definition.start !== 'function') {
    throw new Error(`${path}: its default export is no BackendDefinition (see backend.ts)`);
  }
  return definition as BackendDefinition;
}

/** All backends that this package declares, by id. @throws Error where a folder's name and its backend's id differ. */
export function backendDefinitions(): readonly BackendDefinition[] {
  return readdirSync(__dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(moduleOf(entry.name)))
    .map((entry) => entry.name)
    .sort()
    .map((folder) => {
      const definition = loadDefinition(moduleOf(folder));
      if (definition.id !== folder) {
        throw new Error(`backend '${definition.id}' stands in the folder '${folder}': give both one name`);
      }
      return definition;
    });
}

/**
 * The module that declares a backend: of this package by its id, of a user by an absolute path.
 * @throws Error naming the known ids.
 */
export function backendModule(idOrPath: string): string {
  const path = idOrPath.startsWith('/') || /^[A-Za-z]:/.test(idOrPath) ? idOrPath : moduleOf(idOrPath);
  if (existsSync(path)) return path;
  const known = backendDefinitions().map((definition) => definition.id);
  throw new Error(`no backend '${idOrPath}'; there are ${known.join(', ')}`);
}
