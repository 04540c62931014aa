/** Parser of functions. */
import { agrees, BlockParser, typeText } from './block-parser';
import type { Outside, TensorType, Value } from './ir';
import type { ParsedFunction } from './parsed';
import { formatType } from './shapes';
import { AttributeReader } from './text/attributes';
import type { Cursor, Token } from './text/cursor';
import { skipType } from './text/skip';
import { parseSymbol, skipLocation } from './text/symbols';

const functionReturn = ['return', 'func.return'];

export class FunctionParser {
  private readonly blocks: BlockParser;

  /** @param keepsOutside Whether what has no place here makes its results `outside`, and is no error. */
  constructor(
    private readonly cursor: Cursor,
    keepsOutside: boolean,
  ) {
    this.blocks = new BlockParser(cursor, keepsOutside);
  }

  /** `func.func [visibility] @name(arguments) -> results [attributes] { body }`, or the generic form. */
  parse(): ParsedFunction {
    const { cursor } = this;
    if (cursor.peek().kind === 'string') return this.genericFunction();
    cursor.expect('func.func');
    const isPrivate = ['public', 'private', 'nested']
      .filter((word) => cursor.accept(word))
      .includes('private');
    const name = parseSymbol(cursor);
    this.blocks.scopes.open();
    const parameters = cursor.list('(', ')', () => this.blocks.parameter());
    const types = cursor.accept('->') ? this.resultTypes() : [];
    if (cursor.accept('attributes')) cursor.skipBalanced('{', '}');
    if (!cursor.at('{') && this.blocks.keepsOutside) {
      skipLocation(cursor);
      return { name, isPrivate, arguments: parameters, results: [] };
    }
    cursor.expect('{');
    const { body, results, returnToken } = this.blocks.block(functionReturn);
    skipLocation(cursor);
    this.checkDeclared(name, types, results, returnToken);
    return { name, isPrivate, arguments: parameters, body, results };
  }

  /** `"func.func"() <{sym_name = "f", function_type = ...}> ({ ^bb0(%a: t): ... }) : () -> ()` */
  private genericFunction(): ParsedFunction {
    const { cursor } = this;
    cursor.next();
    cursor.expect('(');
    cursor.expect(')');
    const reader = new AttributeReader(cursor);
    const properties = cursor.accept('<');
    reader.parseDictionary();
    if (properties) cursor.expect('>');
    const name = reader.name('sym_name') ?? cursor.unexpected("the attribute 'sym_name' before this");
    const isPrivate = reader.name('sym_visibility') === 'private';
    this.blocks.scopes.open();
    cursor.expect('(');
    cursor.expect('{');
    const isDeclared = cursor.accept('}');
    const parameters = isDeclared ? [] : this.blocks.blockArguments();
    const block = isDeclared ? { results: [] } : this.blocks.block(functionReturn);
    cursor.expect(')');
    if (cursor.at('{')) cursor.skipBalanced('{', '}');
    cursor.expect(':');
    skipType(cursor);
    skipLocation(cursor);
    return { name, isPrivate, arguments: parameters, ...block };
  }

  private resultTypes(): (TensorType | Outside)[] {
    const { cursor } = this;
    if (!cursor.at('(')) return [this.blocks.type()];
    return cursor.list('(', ')', () => {
      const type = this.blocks.type();
      if (cursor.at('{')) cursor.skipBalanced('{', '}');
      return type;
    });
  }

  private checkDeclared(
    name: string,
    types: readonly (TensorType | Outside)[],
    results: readonly Value[],
    returnToken: Token,
  ): void {
    if (types.length === results.length && results.every((value, k) => agrees(value, types[k]))) return;
    this.cursor.fail(
      `function ${name} declares the results (${types.map(typeText).join(', ')}) ` +
        `and returns (${results.map(({ type }) => formatType(type)).join(', ')})`,
      'make them agree',
      returnToken,
    );
  }
}
