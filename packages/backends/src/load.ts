/**
 * Loads a module by its path when it is needed. Backends are loaded in this way, so that a framework is
 * never loaded in a process that does not run it.
 */
export function load<Exports>(path: string): Exports {
  // A dynamic import() of a TypeScript file would go to Node's own loader, which cannot read it.
  return require(path) as Exports;
}
