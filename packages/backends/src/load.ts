import { readTypeScript } from './read-typescript';

/**
 * Loads a module by its path when it is needed. Backends are loaded in this way, so that a framework is
 * never loaded in a process that does not run it.
 */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the caller knows what is there
export function load<Exports>(path: string): Exports {
  if (/\.[cm]?ts$/.test(path)) readTypeScript();
  // A dynamic import() of a TypeScript file would go to Node's own loader, which cannot read it.
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- the one place where modules are loaded late
  return require(path) as Exports;
}
