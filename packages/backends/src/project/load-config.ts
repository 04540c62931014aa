/** Finds and reads a project's gradcert.config.ts. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { placeAt } from '@gradcert/notation';
import { distance } from 'fastest-levenshtein';
import { load } from '../load';
import { settings, type GradcertConfig } from './config';
import { ConfigError } from './config-error';
import { fleetSchema } from './fleet';

const NAMES = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map((extension) => `gradcert.config.${extension}`);

export interface Project {
  /** Path of the configuration. */
  readonly file: string;
  readonly config: GradcertConfig;
  /** A mistake at the first place in the file where a text stands. */
  errorAt(text: string, problem: string, hint: string): ConfigError;
  /** The absolute path of what the configuration names relative to itself. */
  resolve(path: string): string;
}

/**
 * The configuration in a folder, or in the nearest one above it; undefined where there is none.
 * @throws ConfigError where it does not load, or is none.
 */
export function loadProject(from = process.cwd()): Project | undefined {
  const file = findUpwards(from);
  if (file === undefined) return undefined;
  const source = readFileSync(file, 'utf8');
  const errorAt = (text: string, problem: string, hint: string): ConfigError => {
    const offset = source.indexOf(text);
    const place = offset < 0 ? placeAt(source, 0, 1) : placeAt(source, offset, text.length);
    return new ConfigError(file, source, place, problem, hint);
  };
  const config = readConfig(file, errorAt);
  return { file, config, errorAt, resolve: (path) => resolve(dirname(file), path) };
}

function findUpwards(from: string): string | undefined {
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    const found = NAMES.map((name) => join(folder, name)).find((path) => existsSync(path));
    if (found !== undefined || folder === dirname(folder)) return found;
  }
}

function readConfig(file: string, errorAt: Project['errorAt']): GradcertConfig {
  let exported: { readonly default?: unknown };
  try {
    exported = load(file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw errorAt('', `cannot be loaded: ${reason}`, 'correct the file');
  }
  const config = exported.default;
  if (typeof config !== 'object' || config === null) {
    throw errorAt('', 'exports no configuration', "write 'export default defineConfig({ ... })'");
  }
  for (const key of Object.keys(config)) {
    if (Object.hasOwn(settings, key)) continue;
    const known = Object.keys(settings);
    const near = known.find((name) => distance(name, key) <= 2);
    throw errorAt(
      key,
      `there is no setting '${key}'`,
      near === undefined ? `there are: ${known.join(', ')}` : `did you mean ${near}?`,
    );
  }
  const { backends, fleet, spec } = config as {
    readonly backends?: unknown;
    readonly fleet?: unknown;
    readonly spec?: unknown;
  };
  const fine =
    backends === undefined || (Array.isArray(backends) && backends.every((path) => typeof path === 'string'));
  if (!fine)
    throw errorAt('backends', "'backends' is no list of paths", "write backends: ['./my-backend.ts']");
  if (fleet !== undefined) checkFleet(fleet, errorAt);
  if (spec !== undefined && typeof spec !== 'string')
    throw errorAt('spec', "'spec' is no path of a folder", "write spec: './gradcert'");
  return config;
}

function checkFleet(fleet: unknown, errorAt: Project['errorAt']): void {
  const [issue] = fleetSchema.safeParse(fleet).error?.issues ?? [];
  if (issue === undefined) return;
  const at = ['fleet', ...issue.path.map(String)];
  const wrong = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  throw errorAt(
    wrong ?? at.findLast((part) => !/^\d+$/.test(part)) ?? 'fleet',
    `${at.join('.')}: ${issue.message}`,
    'docs/fleet.md shows what a fleet may say',
  );
}
