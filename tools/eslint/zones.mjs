/**
 * The arrows between the packages: what each may import, and why no more. Lint holds them; a test holds this
 * list against the packages' folders.
 *
 * @type {Readonly<Record<string, { readonly imports: readonly string[]; readonly reason: string }>>}
 */
export const ZONES = {
  notation: {
    imports: [],
    reason:
      'the language depends on nothing here, so that everything that has a meaning can be written in it',
  },
  stablehlo: {
    imports: ['notation'],
    reason: 'emitted text has a meaning in notation and knows no entry',
  },
  spec: {
    imports: ['notation', 'stablehlo'],
    reason: 'entries declare what is certified; how it is checked or run is not theirs',
  },
  backends: {
    imports: ['notation', 'stablehlo'],
    reason: 'a backend runs text and knows neither the entry that it came from nor the verdict',
  },
  conformance: {
    imports: ['notation', 'stablehlo', 'spec', 'backends'],
    reason: 'verdicts come from entries and outputs, whoever asks for them',
  },
  codegen: {
    imports: ['notation', 'stablehlo', 'spec', 'conformance'],
    reason: 'artefacts follow from the entries and their cases, not from a backend',
  },
  'generated-tests': {
    imports: ['conformance'],
    reason: 'a generated test names a case; all else follows from its id',
  },
  cli: {
    imports: ['notation', 'stablehlo', 'spec', 'backends', 'conformance', 'codegen'],
    reason: 'commands put the packages together; nothing builds on commands',
  },
};

/**
 * A `no-restricted-imports` setting that holds the arrows of one package.
 *
 * @param {string} name
 */
export function importsOf(name) {
  const zone = ZONES[name];
  const allowed = [name, ...zone.imports];
  const others = Object.keys(ZONES).filter((other) => !allowed.includes(other));
  const may = zone.imports.length === 0 ? 'no other package' : `only ${zone.imports.join(', ')}`;
  return [
    'error',
    {
      patterns: [
        {
          group: others.flatMap((other) => [`@gradcert/${other}`, `@gradcert/${other}/*`]),
          message: `packages/${name} may import ${may}: ${zone.reason} (tools/eslint/zones.mjs).`,
        },
        {
          regex: `^(\\.\\./)+(packages/)?(${Object.keys(ZONES).join('|')})/src(/|$)|^@gradcert/[^/]+/src`,
          message: 'Import another package by its name, @gradcert/<name>: its sources are its own business.',
        },
      ],
    },
  ];
}
