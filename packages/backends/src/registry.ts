/** Finds the backends: each folder beside this file that has an index declares one, and so does each module that a project's configuration names. */
import { existsSync, readdirSync } from 'node:fs';
import { extname, isAbsolute, join } from 'node:path';
import type { BackendDefinition } from './backend';
import { readDefinition, type DeclaredBackend } from './definition';
import { ownBackends } from './project/own-backends';

/** Path of the module in this package that declares a backend. */
const moduleOf = (id: string): string => join(__dirname, id, `index${extname(__filename)}`);

/** Those of this package, by id. @throws Error where a folder's name and its backend's id differ. */
function builtIn(): readonly DeclaredBackend[] {
  return readdirSync(__dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(moduleOf(entry.name)))
    .map((entry) => entry.name)
    .sort()
    .map((folder) => {
      const module = moduleOf(folder);
      const definition = readDefinition(module);
      if (definition.id !== folder) {
        throw new Error(`backend '${definition.id}' stands in the folder '${folder}': give both one name`);
      }
      return { definition, module };
    });
}

function declaredBackends(): readonly DeclaredBackend[] {
  const known = builtIn();
  return [...known, ...ownBackends(new Set(known.map(({ definition }) => definition.id)))];
}

/** All backends: of this package by id, then those of the project in whose folder this process runs. */
export const backendDefinitions = (): readonly BackendDefinition[] =>
  declaredBackends().map(({ definition }) => definition);

/**
 * The module that declares a backend.
 * @param idOrPath its id, or the absolute path of a module.
 * @throws Error naming the known ids.
 */
export function backendModule(idOrPath: string): string {
  if (isAbsolute(idOrPath) && existsSync(idOrPath)) return idOrPath;
  const known = declaredBackends();
  const found = known.find(({ definition }) => definition.id === idOrPath);
  if (found) return found.module;
  throw new Error(
    `no backend '${idOrPath}'; there are ${known.map(({ definition }) => definition.id).join(', ')}`,
  );
}
