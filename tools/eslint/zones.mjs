/**
 * The arrows between the packages (zones.json: what each may import, and why no more) as a setting of
 * `no-restricted-imports`.
 */
import { readFileSync } from 'node:fs';

/** @type {Record<string, { imports: string[], reason: string }>} */
export const zones = JSON.parse(readFileSync(new URL('./zones.json', import.meta.url), 'utf8'));

/** The setting that holds the arrows of one package. */
export function importsOf(name) {
  const { imports, reason } = zones[name];
  const others = Object.keys(zones).filter((other) => other !== name && !imports.includes(other));
  const may = imports.length === 0 ? 'no other package' : `only ${imports.join(', ')}`;
  return [
    'error',
    {
      patterns: [
        {
          group: others.flatMap((other) => [`@gradcert/${other}`, `@gradcert/${other}/*`]),
          message: `packages/${name} may import ${may}: ${reason} (tools/eslint/zones.json).`,
        },
        {
          regex: `^(\\.\\./)+(packages/)?(${Object.keys(zones).join('|')})/src(/|$)|^@gradcert/[^/]+/src`,
          message: 'Import another package by its name, @gradcert/<name>: its files are its own business.',
        },
      ],
    },
  ];
}
