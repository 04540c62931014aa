/** What the files of declarations say of themselves. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The comment above a file's default export, as one paragraph; undefined where it has none. */
export function docComment(root: string, file: string): string | undefined {
  const path = join(root, file);
  if (!existsSync(path)) return undefined;
  const comment = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export default/.exec(readFileSync(path, 'utf8'))?.[1];
  const text = comment
    ?.split('\n')
    .map((line) => line.replace(/^\s*\*?\s?/, ''))
    .join(' ')
    .trim();
  return text === '' ? undefined : text;
}
