/** Lets a project's own files be TypeScript where gradcert itself is installed as JavaScript. */
import Module from 'node:module';
import { extname } from 'node:path';

interface Loaders {
  readonly _extensions: Record<string, unknown>;
}

/** Files that Node reads itself. */
const NODES_OWN = ['.js', '.cjs', '.mjs'] as const;

let reading = false;

/**
 * From now on `require` reads TypeScript. JavaScript stays Node's own: a package that a project's file requires is then
 * the one that this program imported, and not a second copy, whose declarations it would not know.
 */
export function readTypeScript(): void {
  // Where gradcert itself is TypeScript, and in jest, something reads it already.
  if (reading || extname(__filename) === '.ts' || process.env.JEST_WORKER_ID !== undefined) return;
  reading = true;
  const { _extensions: loaders } = Module as unknown as Loaders;
  const before = NODES_OWN.map((ending) => [ending, loaders[ending]] as const);
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- late, and for what it does alone
  require('tsx/cjs');
  for (const [ending, loader] of before) {
    if (loader === undefined) Reflect.deleteProperty(loaders, ending);
    else loaders[ending] = loader;
  }
}
