/** Tokens of MLIR text, each found by one pass over its characters. */
import type { Span } from '@gradcert/notation';

export interface Token extends Span {
  readonly kind: 'value' | 'string' | 'number' | 'word' | 'symbol' | 'end';
  readonly text: string;
}

/** Characters that begin no token. */
export interface Unreadable extends Span {
  readonly kind: 'unreadable';
  readonly problem: string;
  readonly hint: string;
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const isHexDigit = (code: number): boolean =>
  isDigit(code) || (code >= 65 && code <= 70) || (code >= 97 && code <= 102);
const isLetter = (code: number): boolean =>
  (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code === 95;
/** Letters, digits, `_`, `$` and `.` */
const isWordPart = (code: number): boolean => isLetter(code) || isDigit(code) || code === 36 || code === 46;
/** What may follow `%`, `@`, `^`, `#` and `!`. */
const isSuffixPart = (code: number): boolean => isWordPart(code) || code === 45;
const isBlank = (code: number): boolean => code === 32 || (code >= 9 && code <= 13);

function endOf(source: string, offset: number, belongs: (code: number) => boolean): number {
  while (belongs(source.charCodeAt(offset))) offset += 1;
  return offset;
}

/** The end of the digits that start at an offset. */
export const endOfDigits = (source: string, offset: number): number => endOf(source, offset, isDigit);

/** Blanks and `// comments`. */
function endOfBlanks(source: string, offset: number): number {
  for (;;) {
    offset = endOf(source, offset, isBlank);
    if (source[offset] !== '/' || source[offset + 1] !== '/') return offset;
    const lineEnd = source.indexOf('\n', offset);
    offset = lineEnd === -1 ? source.length : lineEnd;
  }
}

/** `0xFF`, `-12`, `1.0e-5` */
function endOfNumber(source: string, start: number): number {
  const isHexadecimal =
    source[start] === '0' && source[start + 1] === 'x' && isHexDigit(source.charCodeAt(start + 2));
  if (isHexadecimal) return endOf(source, start + 2, isHexDigit);
  let end = endOf(source, start + 1, isDigit);
  if (source[end] === '.') end = endOf(source, end + 1, isDigit);
  if (source[end] === 'e' || source[end] === 'E') {
    const digits = source[end + 1] === '-' || source[end + 1] === '+' ? end + 2 : end + 1;
    if (isDigit(source.charCodeAt(digits))) end = endOf(source, digits, isDigit);
  }
  return end;
}

/** The end of a string on one line, or undefined where it is never closed. */
function endOfString(source: string, start: number): number | undefined {
  for (let k = start + 1; k < source.length; k += 1) {
    const character = source[k];
    if (character === '"') return k + 1;
    if (character === '\n') break;
    if (character === '\\') k += 1;
  }
  return undefined;
}

function token(source: string, kind: Token['kind'], start: number, end: number): Token {
  return { kind, text: source.slice(start, end), start, end };
}

/** The first token at or after an offset. */
export function scanToken(source: string, offset: number): Token | Unreadable {
  const start = endOfBlanks(source, offset);
  const code = source.charCodeAt(start);
  if (start >= source.length) return token(source, 'end', start, start);
  if (isLetter(code)) return token(source, 'word', start, endOf(source, start + 1, isWordPart));
  if (isDigit(code)) return token(source, 'number', start, endOfNumber(source, start));
  switch (source[start]) {
    case '%': {
      const end = endOf(source, start + 1, isSuffixPart);
      if (end > start + 1) return token(source, 'value', start, end);
      return { kind: 'unreadable', problem: "'%' without a name", hint: 'name the value', start, end };
    }
    case '"': {
      const end = endOfString(source, start);
      if (end !== undefined) return token(source, 'string', start, end);
      const problem = 'a string is never closed';
      return { kind: 'unreadable', problem, hint: "add '\"' on the same line", start, end: start + 1 };
    }
    case '-':
      if (isDigit(source.charCodeAt(start + 1)))
        return token(source, 'number', start, endOfNumber(source, start));
      return token(source, 'symbol', start, source[start + 1] === '>' ? start + 2 : start + 1);
    case '@':
    case '^':
    case '#':
    case '!':
      return token(source, 'symbol', start, endOf(source, start + 1, isSuffixPart));
    default:
      return token(source, 'symbol', start, start + 1);
  }
}
