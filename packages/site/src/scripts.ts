/** What runs in a reader's browser, bundled from browser/. Pages are whole without it. */
import { join } from 'node:path';
import { build } from 'esbuild';
import type { SiteFile } from './site-file';

const FOLDER = join(__dirname, 'browser');

/** Scripts of every page. */
export async function bundleScripts(): Promise<readonly SiteFile[]> {
  const { outputFiles } = await build({
    entryPoints: ['theme', 'site'].map((name) => join(FOLDER, `${name}.ts`)),
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    outdir: 'assets',
    absWorkingDir: FOLDER,
    legalComments: 'none',
  });
  return outputFiles.map(({ path, contents }) => ({
    path: `assets/${path.slice(path.lastIndexOf('/') + 1)}`,
    content: contents,
  }));
}
