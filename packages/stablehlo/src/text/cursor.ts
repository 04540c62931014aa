/** A cursor over MLIR text: tokens on demand, with positions, in linear time and without recursion. */
import type { Span } from '@gradcert/notation';
import { OutsideLanguageError, StableHloError, type TextPosition } from '../errors';
import { positionsIn } from './positions';
import { endOfDigits, scanToken, type Token } from './lexer';

export type { Token } from './lexer';

/** A place to return to. */
export interface Mark {
  readonly offset: number;
  readonly depth: number;
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
    if (this.current) return this.current;
    const token = scanToken(this.source, this.offset);
    if (token.kind === 'unreadable') this.fail(token.problem, token.hint, token);
    this.current = token;
    return token;
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

  /** Passes digits at once (no blanks before them); '' if there are none. For extents such as `4x3xf32`. */
  digitsHere(): string {
    const start = this.offset;
    this.offset = endOfDigits(this.source, start);
    return this.source.slice(start, this.offset);
  }

  /** Passes a character at once, if it is the next one. */
  characterHere(character: string): boolean {
    if (this.source[this.offset] !== character) return false;
    this.offset += 1;
    return true;
  }

  mark(): Mark {
    return { offset: this.offset, depth: this.depth };
  }

  /** Goes back to a place. */
  reset({ offset, depth }: Mark): void {
    this.offset = offset;
    this.depth = depth;
    this.current = undefined;
  }

  /** Whether the next token is the first on its line. */
  startsLine(): boolean {
    return this.source.slice(this.offset, this.peek().start).includes('\n');
  }

  /** From an offset to the end of the last passed token. */
  spanFrom(start: number): Span {
    return { start, end: this.offset };
  }

  positionOf(span: Span): TextPosition {
    return positionsIn(this.source)(span);
  }

  /** @throws StableHloError always. */
  fail(problem: string, hint: string, span: Span): never {
    throw new StableHloError(problem, hint, this.positionOf(span));
  }

  /** @throws OutsideLanguageError always: the text may be valid, but is not in the language of this package. */
  outside(problem: string, hint: string, span: Span): never {
    throw new OutsideLanguageError(problem, hint, this.positionOf(span));
  }

  /** @throws StableHloError always, about the next token. */
  unexpected(expected: string, hint = 'correct the text here'): never {
    const token = this.peek();
    const found = token.kind === 'end' ? 'the end of the text' : `'${token.text.slice(0, 40)}'`;
    this.fail(`expected ${expected}, found ${found}`, hint, token);
  }
}
