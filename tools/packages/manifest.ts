/** The package.json that is published, from the one in the workspace. */

type Exports = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

export interface PackageManifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly private?: boolean;
  readonly engines?: Readonly<Record<string, string>>;
  readonly sideEffects?: boolean | readonly string[];
  readonly bin?: Readonly<Record<string, string>>;
  readonly exports?: Exports;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, object>>;
}

const built = (path: string, ending: '.js' | '.d.ts'): string => path.replace(/\.ts$/, ending);

/** './src/a.ts' with its types; what is no TypeScript as it is. */
function exported(target: Exports[string]): unknown {
  if (typeof target === 'string') {
    return target.endsWith('.ts') ? { types: built(target, '.d.ts'), default: built(target, '.js') } : target;
  }
  const types = built(target.default, '.d.ts');
  const conditions = Object.entries(target).map(([name, path]) => [name, built(path, '.js')] as const);
  return { types, ...Object.fromEntries(conditions) };
}

/** ES modules with types, their siblings at this very version. */
export function publishedManifest(manifest: PackageManifest): object {
  const {
    name,
    version,
    description,
    license,
    engines,
    sideEffects,
    peerDependencies,
    peerDependenciesMeta,
  } = manifest;
  const exports = Object.entries(manifest.exports ?? {}).map(([path, target]) => [path, exported(target)]);
  const dependencies = Object.entries(manifest.dependencies ?? {}).map(([dependency, range]) => [
    dependency,
    dependency.startsWith('@gradcert/') ? version : range,
  ]);
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    engines,
    ...(sideEffects !== undefined && { sideEffects }),
    ...(manifest.bin && { bin: { gradcert: './src/bin.js' } }),
    exports: Object.fromEntries([...exports, ['./package.json', './package.json']]) as object,
    dependencies: Object.fromEntries(dependencies) as object,
    ...(peerDependencies && { peerDependencies, peerDependenciesMeta }),
    publishConfig: { access: 'public' },
  };
}
