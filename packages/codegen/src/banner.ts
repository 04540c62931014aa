/**
 * The two lines at the top of every generated file: where it comes from, and the command that rebuilds it.
 * A checksum of the rest tells a file that was edited by hand from one that is merely out of date.
 */
import { createHash } from 'node:crypto';

export const COMMAND = 'npx gradcert generate';

const checksum = (body: string): string => createHash('sha256').update(body).digest('hex').slice(0, 12);

/**
 * Puts the banner above TypeScript.
 * @param source what the body is made of, as a reader finds it: 'packages/spec/src/nodes/x.ts'.
 */
export const withBanner = (source: string, body: string): string =>
  `// Generated from ${source}; edits are lost. Checksum ${checksum(body)}\n// Rebuild: ${COMMAND}\n${body}`;

/** intact: as it was generated. edited: changed by hand since. unmarked: carries no banner with a checksum. */
export type Provenance = 'intact' | 'edited' | 'unmarked';

export function provenance(text: string): Provenance {
  const match = /^.*Generated from .*Checksum ([0-9a-f]{12}).*\n.*Rebuild: .*\n/.exec(text);
  if (match === null) return 'unmarked';
  return checksum(text.slice(match[0].length)) === match[1] ? 'intact' : 'edited';
}
