import type { Cursor } from './cursor';

/** `@name` or `@"any name"` */
export function parseSymbol(cursor: Cursor): string {
  const token = cursor.peek();
  if (!token.text.startsWith('@') || token.kind !== 'symbol') cursor.unexpected('a name such as @m');
  cursor.next();
  if (token.text.length > 1) return token.text.slice(1);
  const quoted = cursor.take('string', 'a name in quotes');
  try {
    return JSON.parse(quoted.text) as string;
  } catch {
    return cursor.fail('the name has an escape that is not known here', 'use letters, digits and _', quoted);
  }
}

/** `loc(...)` */
export function skipLocation(cursor: Cursor): void {
  if (cursor.accept('loc')) cursor.skipBalanced('(', ')');
}
