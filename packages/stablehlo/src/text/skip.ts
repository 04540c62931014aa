/** Passing text whose meaning is of no interest, or not known here. */
import type { Cursor, Token } from './cursor';

const closers: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '<': '>' };
const isCloser = (text: string): boolean => Object.values(closers).includes(text);

/** Operations whose names have no dot. */
const plainNames = new Set(['return', 'call', 'module']);

/** Passes brackets of any kind, if some open here. */
export function skipBrackets(cursor: Cursor): boolean {
  const first = cursor.peek();
  if (first.kind !== 'symbol' || !(first.text in closers)) return false;
  const open: Token[] = [];
  do {
    const token = cursor.peek();
    const last = open.at(-1) ?? token;
    if (token.kind === 'end')
      cursor.fail(`'${last.text}' is never closed`, `add '${closers[last.text]}'`, last);
    if (token.kind === 'symbol' && token.text in closers) open.push(token);
    else if (token.kind === 'symbol' && isCloser(token.text)) {
      if (closers[last.text] !== token.text) cursor.unexpected(`'${closers[last.text]}'`);
      open.pop();
    }
    cursor.next();
  } while (open.length > 0);
  return true;
}

/** Passes a type of any dialect: `tensor<...>`, `!stablehlo.token`, `tuple<...>`, `(t, t) -> t`. */
export function skipType(cursor: Cursor): void {
  if (cursor.at('(')) skipBrackets(cursor);
  else {
    const token = cursor.peek();
    if (token.kind !== 'word' && !token.text.startsWith('!')) cursor.unexpected('a type');
    cursor.next();
    if (cursor.at('<')) skipBrackets(cursor);
  }
  if (cursor.accept('->')) skipType(cursor);
}

/** Passes what is left of an attribute's value: up to the comma or bracket that ends it. */
export function skipAttributeValue(cursor: Cursor): void {
  while (!cursor.at(',') && !isCloser(cursor.peek().text)) {
    if (cursor.peek().kind === 'end') cursor.unexpected('the value of an attribute');
    if (!skipBrackets(cursor)) cursor.next();
  }
}

/** Whether the next token is the first of an operation, when it stands where one may begin. */
function beginsOperation(cursor: Cursor): boolean {
  const { kind, text } = cursor.peek();
  if (kind === 'end' || text === '}' || text === ')') return true;
  if (!cursor.startsLine()) return false;
  if (kind === 'value' || kind === 'string' || text.startsWith('^') || text.startsWith('#')) return true;
  return kind === 'word' && (plainNames.has(text) || text.includes('.'));
}

/** Passes the rest of an operation whose form is not known here. Operations begin on lines of their own. */
export function skipOperation(cursor: Cursor): void {
  cursor.next();
  while (!beginsOperation(cursor)) if (!skipBrackets(cursor)) cursor.next();
}
