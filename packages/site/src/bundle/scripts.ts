/** What runs in a reader's browser, bundled from browser/. Pages are whole without it. */
import { basename, delimiter, join } from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import type { Spec } from '@gradcert/spec';
import type { SiteFile } from '../site-file';
import { entriesModule } from './entries-module';

const FOLDER = join(__dirname, '..', 'browser');

const SHARED = {
  bundle: true,
  minify: true,
  write: false,
  format: 'iife',
  platform: 'browser',
  target: 'es2022',
  absWorkingDir: FOLDER,
  legalComments: 'none',
  // Where a project's entries find gradcert's packages, if not beside them: see bin/gradcert.cjs.
  nodePaths: (process.env.NODE_PATH ?? '').split(delimiter).filter(Boolean),
} satisfies BuildOptions;

async function bundle(folder: string, options: BuildOptions): Promise<readonly SiteFile[]> {
  const { outputFiles } = await build({ ...SHARED, ...options, outdir: folder, write: false });
  return outputFiles.map(({ path, contents }) => ({
    path: `${folder}/${basename(path)}`,
    content: contents,
  }));
}

/** Scripts of every page. */
export const pageScripts = (): Promise<readonly SiteFile[]> =>
  bundle('assets', { entryPoints: ['./theme', './site'] });

/** The script of pages that are served while they are written. */
export const liveScript = (): Promise<readonly SiteFile[]> => bundle('assets', { entryPoints: ['./live'] });

/**
 * The worker that runs cases, and its page's script.
 * @param inject files that are run before the worker: a test's way to a kernel that is wrong
 */
export const runScripts = (
  spec: Spec,
  root: string,
  inject: readonly string[] = [],
): Promise<readonly SiteFile[]> =>
  bundle('run', {
    entryPoints: ['./run/worker', './run/page'],
    inject: [...inject],
    alias: { '@tensorflow/tfjs': join(__dirname, 'tfjs.mjs') },
    plugins: [entriesModule(spec, root)],
    // What it takes for Node where it finds it.
    define: { 'process.env.NODE_ENV': '"production"' },
  });
