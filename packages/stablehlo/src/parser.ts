/** Parser of StableHLO modules. */
import { FunctionParser } from './function-parser';
import { inlineCalls } from './inline-calls';
import type { Module } from './ir';
import type { ParsedFunction } from './parsed';
import { AttributeReader } from './text/attributes';
import { Cursor } from './text/cursor';
import { skipOperation, skipType } from './text/skip';
import { parseSymbol, skipLocation } from './text/symbols';

export interface ParseOptions {
  /**
   * What becomes of valid text that has no place in this representation. By default it is an error; with `keep`
   * the values that come from it are marked (`Value.outside`), and only what depends on them is lost.
   */
  readonly outside?: 'refuse' | 'keep';
}

class ModuleParser {
  readonly cursor: Cursor;
  private readonly functions: ParsedFunction[] = [];
  private name: string | undefined;

  constructor(
    text: string,
    private readonly keepsOutside: boolean,
  ) {
    this.cursor = new Cursor(text);
  }

  parse(): Module {
    const { cursor } = this;
    this.aliases();
    if (cursor.accept('module')) this.prettyModule();
    else if (cursor.peek().text === '"builtin.module"') this.genericModule();
    else this.functionsUpTo('');
    this.aliases();
    if (cursor.peek().kind !== 'end') cursor.unexpected('the end of the text');
    const functions = inlineCalls(this.functions, cursor, this.keepsOutside);
    return this.name === undefined ? { functions } : { name: this.name, functions };
  }

  /** `#loc1 = loc(...)` and `!t = tensor<...>`, at the top level. */
  private aliases(): void {
    const { cursor } = this;
    while (/^[#!]/.test(cursor.peek().text)) {
      const token = cursor.next();
      const isLocation = token.text.startsWith('#loc');
      if (!isLocation && !this.keepsOutside) {
        cursor.fail(`alias ${token.text} is not known here`, 'remove it', token);
      }
      cursor.expect('=');
      if (isLocation) {
        if (!cursor.at('loc')) cursor.unexpected("'loc(...)'");
        skipLocation(cursor);
      } else if (token.text.startsWith('!')) skipType(cursor);
      // The value ends where the next alias, module or function begins.
      else skipOperation(cursor);
    }
  }

  /** `module @m attributes {...} { functions }` */
  private prettyModule(): void {
    const { cursor } = this;
    if (!cursor.at('{') && !cursor.at('attributes')) this.name = parseSymbol(cursor);
    if (cursor.accept('attributes')) cursor.skipBalanced('{', '}');
    cursor.expect('{');
    this.functionsUpTo('}');
    cursor.expect('}');
    skipLocation(cursor);
  }

  /** `"builtin.module"() <{sym_name = "m"}> ({ functions }) : () -> ()` */
  private genericModule(): void {
    const { cursor } = this;
    cursor.next();
    cursor.expect('(');
    cursor.expect(')');
    if (cursor.accept('<')) {
      const reader = new AttributeReader(cursor);
      reader.parseDictionary();
      cursor.expect('>');
      this.name = reader.name('sym_name');
    }
    cursor.expect('(');
    cursor.expect('{');
    if (cursor.peek().text.startsWith('^')) {
      cursor.next();
      if (cursor.at('(')) cursor.skipBalanced('(', ')');
      cursor.expect(':');
    }
    this.functionsUpTo('}');
    cursor.expect('}');
    cursor.expect(')');
    if (cursor.at('{')) cursor.skipBalanced('{', '}');
    cursor.expect(':');
    skipType(cursor);
    skipLocation(cursor);
  }

  private functionsUpTo(closing: string): void {
    const { cursor } = this;
    const names = new Set<string>();
    const isFunction = (): boolean => ['func.func', '"func.func"'].includes(cursor.peek().text);
    for (;;) {
      if (isFunction()) {
        const token = cursor.peek();
        const func = new FunctionParser(cursor, this.keepsOutside).parse();
        if (names.has(func.name)) cursor.fail(`function ${func.name} is defined twice`, 'rename one', token);
        names.add(func.name);
        this.functions.push(func);
      } else if (this.keepsOutside && /^[\w"]/.test(cursor.peek().text)) skipOperation(cursor);
      else break;
    }
    if (this.functions.length === 0) cursor.unexpected("'func.func'");
    if (closing !== '' && !cursor.at(closing)) cursor.unexpected(`'func.func' or '${closing}'`);
  }
}

/**
 * Parses a module (or bare functions). Every name is resolved, every written type compared, and every call
 * replaced by the body of its function; the constraints of the operations are the verifier's (see `verifyModule`).
 * @throws StableHloError with line and column where the text is malformed.
 * @throws OutsideLanguageError (a StableHloError) where it has no place here, unless that is kept.
 */
export const parseModule = (text: string, { outside = 'refuse' }: ParseOptions = {}): Module =>
  new ModuleParser(text, outside === 'keep').parse();
