/** A cursor over MLIR text: tokens on demand, with positions, in linear time and without recursion. */
import type { Span } from '@gradcert/notation';
import { StableHloError, type TextPosition } from '../errors';

export interface Token extends Span {
  readonly kind: 'value' | 'string' | 'number' | 'word' | 'symbol' | 'end';
  readonly text: string;
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

/** Line and column of an offset. */
export function positionAt(source: string, span: Span): TextPosition {
  let line = 1;
  let lineStart = 0;
  for (let k = source.indexOf('\n'); k !== -1 && k < span.start; k = source.indexOf('\n', k + 1)) {
    line += 1;
    lineStart = k + 1;
  }
  return { line, column: span.start - lineStart + 1, span };
}

/** Deeper nesting than this is refused. */
const maximumDepth = 64;

export class Cursor {
  private offset = 0;
  private current?: Token;
  private depth = 0;

  constructor(readonly source: string) {}

  /** The next token, which stays. */
  peek(): Token {
    this.current ??= this.scan();
    return this.current;
  }

  /** The next token, which is passed. */
  next(): Token {
    const token = this.peek();
    this.offset = token.end;
    this.current = undefined;
    return token;
  }

  at(text: string): boolean {
    const token = this.peek();
    return token.text === text && token.kind !== 'string';
  }

  accept(text: string): boolean {
    if (!this.at(text)) return false;
    this.next();
    return true;
  }

  expect(text: string): Token {
    if (!this.at(text)) this.unexpected(`'${text}'`);
    return this.next();
  }

  /** The next token, if it is of a kind. */
  take(kind: Token['kind'], expected: string): Token {
    if (this.peek().kind !== kind) this.unexpected(expected);
    return this.next();
  }

  /** An integer that a number can hold exactly. */
  integer(): number {
    const token = this.take('number', 'an integer');
    const value = Number(token.text);
    if (!Number.isSafeInteger(value) || !/^-?\d+$/.test(token.text)) {
      this.fail(`'${token.text}' is not an integer of at most 53 bits`, 'write a smaller integer', token);
    }
    return value;
  }

  /** `open item, item close`, perhaps empty. */
  list<T>(open: string, close: string, item: () => T): T[] {
    this.expect(open);
    const items: T[] = [];
    if (this.accept(close)) return items;
    do items.push(item());
    while (this.accept(','));
    this.expect(close);
    return items;
  }

  integers(): number[] {
    return this.list('[', ']', () => this.integer());
  }

  /** Passes a bracketed text, brackets of its kind inside included. */
  skipBalanced(open: string, close: string): void {
    const start = this.expect(open);
    for (let depth = 1; depth > 0;) {
      const token = this.next();
      if (token.kind === 'end') this.fail(`'${open}' is never closed`, `add '${close}'`, start);
      if (token.kind === 'string') continue;
      if (token.text === open) depth += 1;
      else if (token.text === close) depth -= 1;
    }
  }

  /** Runs a parser one level deeper. */
  nested<T>(parse: () => T): T {
    if (this.depth === maximumDepth) {
      this.fail(`nesting is deeper than ${String(maximumDepth)} levels`, 'flatten it', this.peek());
    }
    this.depth += 1;
    const result = parse();
    this.depth -= 1;
    return result;
  }

  private codeAt(offset: number): number {
    return this.source.charCodeAt(offset);
  }

  /** Passes digits at once (no blanks before them); '' if there are none. For extents such as `4x3xf32`. */
  digitsHere(): string {
    const start = this.offset;
    while (isDigit(this.codeAt(this.offset))) this.offset += 1;
    return this.source.slice(start, this.offset);
  }

  /** Passes a character at once, if it is the next one. */
  characterHere(character: string): boolean {
    if (this.source[this.offset] !== character) return false;
    this.offset += 1;
    return true;
  }

  /** From an offset to the end of the last passed token. */
  spanFrom(start: number): Span {
    return { start, end: this.offset };
  }

  /** @throws StableHloError always. */
  fail(problem: string, hint: string, span: Span): never {
    throw new StableHloError(problem, hint, positionAt(this.source, span));
  }

  /** @throws StableHloError always, about the next token. */
  unexpected(expected: string, hint = 'correct the text here'): never {
    const token = this.peek();
    const found = token.kind === 'end' ? 'the end of the text' : `'${token.text.slice(0, 40)}'`;
    this.fail(`expected ${expected}, found ${found}`, hint, token);
  }

  private scan(): Token {
    const start = this.endOfBlanks(this.offset);
    const code = this.codeAt(start);
    if (start >= this.source.length) return this.token('end', start, start);
    if (isLetter(code)) return this.token('word', start, this.endOf(start + 1, isWordPart));
    if (code === 37 /* % */) {
      const end = this.endOf(start + 1, isSuffixPart);
      if (end === start + 1) this.fail("'%' without a name", 'name the value', { start, end });
      return this.token('value', start, end);
    }
    if (isDigit(code) || (code === 45 && isDigit(this.codeAt(start + 1)))) return this.number(start);
    if (code === 34 /* " */) return this.string(start);
    if (code === 45 && this.source[start + 1] === '>') return this.token('symbol', start, start + 2);
    if (code === 64 || code === 94 || code === 35 || code === 33 /* @ ^ # ! */) {
      return this.token('symbol', start, this.endOf(start + 1, isSuffixPart));
    }
    return this.token('symbol', start, start + 1);
  }

  private token(kind: Token['kind'], start: number, end: number): Token {
    return { kind, text: this.source.slice(start, end), start, end };
  }

  private endOf(offset: number, belongs: (code: number) => boolean): number {
    while (belongs(this.codeAt(offset))) offset += 1;
    return offset;
  }

  private endOfBlanks(offset: number): number {
    for (;;) {
      offset = this.endOf(offset, isBlank);
      if (this.source[offset] !== '/' || this.source[offset + 1] !== '/') return offset;
      const lineEnd = this.source.indexOf('\n', offset);
      offset = lineEnd === -1 ? this.source.length : lineEnd;
    }
  }

  /** `0xFF`, `-12`, `1.0e-5` */
  private number(start: number): Token {
    if (this.source[start] === '0' && this.source[start + 1] === 'x' && isHexDigit(this.codeAt(start + 2))) {
      return this.token('number', start, this.endOf(start + 2, isHexDigit));
    }
    let end = this.endOf(start + 1, isDigit);
    if (this.source[end] === '.') end = this.endOf(end + 1, isDigit);
    if (this.source[end] === 'e' || this.source[end] === 'E') {
      const sign = this.source[end + 1] === '-' || this.source[end + 1] === '+' ? 1 : 0;
      if (isDigit(this.codeAt(end + 1 + sign))) end = this.endOf(end + 2 + sign, isDigit);
    }
    return this.token('number', start, end);
  }

  private string(start: number): Token {
    for (let k = start + 1; k < this.source.length; k += 1) {
      const character = this.source[k];
      if (character === '"') return this.token('string', start, k + 1);
      if (character === '\n') break;
      if (character === '\\') k += 1;
    }
    return this.fail('a string is never closed', "add '\"' on the same line", { start, end: start + 1 });
  }
}
