/**
 * The two lines at the top of every generated file: where it comes from, and the command that rebuilds it.
 * A checksum of the rest tells a file that was edited by hand from one that is merely out of date.
 */
import { createHash } from 'node:crypto';
import { extname } from 'node:path';

export const COMMAND = 'npx gradcert generate';

const COMMENTS: Readonly<Record<string, readonly [open: string, close: string]>> = {
  '.ts': ['// ', ''],
  '.css': ['/* ', ' */'],
  '.html': ['<!-- ', ' -->'],
};

const checksum = (body: string): string => createHash('sha256').update(body).digest('hex').slice(0, 12);

/**
 * Puts the banner above a body.
 * @param path decides the comment's form by its extension.
 * @param source what the body is made of, as a reader finds it: 'packages/spec/src/nodes/x.ts'.
 * @throws RangeError for an extension that has no comments.
 */
export function withBanner(path: string, source: string, body: string): string {
  const comment = COMMENTS[extname(path)];
  if (comment === undefined) throw new RangeError(`${path}: no comment form for a banner`);
  const [open, close] = comment;
  const origin = `${open}Generated from ${source}; edits are lost. Checksum ${checksum(body)}${close}`;
  return `${origin}\n${open}Rebuild: ${COMMAND}${close}\n${body}`;
}

/** intact: as it was generated. edited: changed by hand since. unmarked: carries no banner with a checksum. */
export type Provenance = 'intact' | 'edited' | 'unmarked';

export function provenance(text: string): Provenance {
  const match = /^.*Generated from .*Checksum ([0-9a-f]{12}).*\n.*Rebuild: .*\n/.exec(text);
  if (match === null) return 'unmarked';
  return checksum(text.slice(match[0].length)) === match[1] ? 'intact' : 'edited';
}
