/** Parser of functions: operations in the pretty and in the generic form, with their regions. */
import { AttributeReader } from './text/attributes';
import { type Cursor, type Token } from './text/cursor';
import { parseSymbol, skipLocation } from './text/symbols';
import { parseFunctional, parseType, type Signature } from './text/types';
import type { Func, OpKind, Operation, Region, TensorType, Value } from './ir';
import { makeOperation } from './operation';
import type { OperationParser, ParsedOperation } from './op-kind';
import { isOpKind, opKind } from './registry';
import { formatType, sameType } from './shapes';

const prefix = 'stablehlo.';

export class FunctionParser implements OperationParser {
  /** Visible values by name, one map per open block, innermost last. */
  private readonly scopes: Map<string, Value>[] = [];

  constructor(readonly cursor: Cursor) {}

  /** `func.func [visibility] @name(arguments) -> results [attributes] { body }` */
  function(): Func {
    const { cursor } = this;
    cursor.expect('func.func');
    for (const visibility of ['public', 'private', 'nested']) cursor.accept(visibility);
    const name = parseSymbol(cursor);
    this.scopes.push(new Map());
    const parameters = cursor.list('(', ')', () => this.argument());
    const types = cursor.accept('->') ? this.resultTypes() : [];
    if (cursor.accept('attributes')) cursor.skipBalanced('{', '}');
    cursor.expect('{');
    const block = this.block(['return', 'func.return']);
    skipLocation(cursor);
    this.scopes.pop();
    const resultTypes = block.results.map(({ type }) => type);
    if (types.length !== resultTypes.length || !types.every((type, k) => sameType(type, resultTypes[k]))) {
      cursor.fail(
        `function ${name} declares the results (${types.map(formatType).join(', ')}) ` +
          `and returns (${resultTypes.map(formatType).join(', ')})`,
        'make them agree',
        block.returnToken,
      );
    }
    return { name, arguments: parameters, body: block.body, results: block.results };
  }

  operand(): Value {
    const token = this.cursor.take('value', 'a value such as %x');
    for (let k = this.scopes.length - 1; k >= 0; k -= 1) {
      const value = this.scopes[k].get(token.text);
      if (value) return value;
    }
    const hint = token.text.includes('#')
      ? 'results of operations with several results are not supported'
      : 'define it above its use';
    return this.cursor.fail(`${token.text} is not defined`, hint, token);
  }

  regionWithArguments(): Region {
    const { cursor } = this;
    return this.isolated(() => {
      const parameters = cursor.list('(', ')', () => this.argument());
      cursor.expect('{');
      const { body, results } = this.block([`${prefix}return`]);
      return { arguments: parameters, body, results };
    });
  }

  /** `%x: tensor<...>`, with attributes and a location that are passed. */
  private argument(): Value {
    const token = this.cursor.take('value', 'an argument such as %x');
    this.cursor.expect(':');
    const value = this.define(token, parseType(this.cursor));
    if (this.cursor.at('{')) this.cursor.skipBalanced('{', '}');
    skipLocation(this.cursor);
    return value;
  }

  private resultTypes(): TensorType[] {
    const { cursor } = this;
    if (!cursor.at('(')) return [parseType(cursor)];
    return cursor.list('(', ')', () => {
      const type = parseType(cursor);
      if (cursor.at('{')) cursor.skipBalanced('{', '}');
      return type;
    });
  }

  private define(token: Token, type: TensorType): Value {
    if (this.scopes.some((scope) => scope.has(token.text))) {
      this.cursor.fail(`${token.text} is defined twice`, 'give each value a name of its own', token);
    }
    const value: Value = { type, name: token.text.slice(1) };
    this.scopes[this.scopes.length - 1].set(token.text, value);
    return value;
  }

  private isolated<T>(parse: () => T): T {
    return this.cursor.nested(() => {
      this.scopes.push(new Map());
      const result = parse();
      this.scopes.pop();
      return result;
    });
  }

  /** Operations up to a return, and the closing brace. */
  private block(terminators: readonly string[]): Omit<Region, 'arguments'> & { readonly returnToken: Token } {
    const { cursor } = this;
    const body: Operation[] = [];
    while (cursor.peek().kind === 'value') body.push(this.operation());
    const returnToken = cursor.peek();
    const isQuoted = returnToken.kind === 'string';
    const terminator = isQuoted ? returnToken.text.slice(1, -1) : returnToken.text;
    if (!terminators.includes(terminator))
      cursor.unexpected(`an operation '%x = ...' or '${terminators[0]}'`);
    cursor.next();
    const results = isQuoted
      ? cursor.list('(', ')', () => this.operand())
      : cursor.peek().kind === 'value'
        ? this.valueList()
        : [];
    if (cursor.accept(':')) this.checkReturnTypes(results, isQuoted, returnToken);
    skipLocation(cursor);
    cursor.expect('}');
    return { body, results, returnToken };
  }

  private valueList(): Value[] {
    const values = [this.operand()];
    while (this.cursor.accept(',')) values.push(this.operand());
    return values;
  }

  private checkReturnTypes(results: readonly Value[], isQuoted: boolean, token: Token): void {
    const { cursor } = this;
    const types: TensorType[] = [];
    if (isQuoted) {
      types.push(...cursor.list('(', ')', () => parseType(cursor)));
      cursor.expect('->');
      cursor.list('(', ')', () => cursor.unexpected("')'"));
    } else {
      do types.push(parseType(cursor));
      while (cursor.accept(','));
    }
    this.checkTypes('return', results, types, token);
  }

  private checkTypes(
    what: string,
    values: readonly Value[],
    types: readonly TensorType[],
    token: Token,
  ): void {
    if (values.length !== types.length) {
      this.cursor.fail(
        `${what} has ${String(values.length)} operands and ${String(types.length)} types`,
        'give one type per operand',
        token,
      );
    }
    for (const [k, value] of values.entries()) {
      if (sameType(value.type, types[k])) continue;
      this.cursor.fail(
        `${what}: %${value.name ?? '?'} has type ${formatType(value.type)}, declared here as ${formatType(types[k])}`,
        'make the types agree',
        token,
      );
    }
  }

  /** `%r = stablehlo.add %a, %b : t` or `%r = "stablehlo.add"(%a, %b) : (t, t) -> t` */
  private operation(): Operation {
    const { cursor } = this;
    const name = cursor.next();
    if (cursor.at(':') || cursor.at(','))
      cursor.unexpected("'='", 'operations with several results are not supported');
    cursor.expect('=');
    const mnemonic = cursor.peek();
    if (mnemonic.kind !== 'word' && mnemonic.kind !== 'string') cursor.unexpected('an operation');
    cursor.next();
    const isGeneric = mnemonic.kind === 'string';
    const fullName = isGeneric ? mnemonic.text.slice(1, -1) : mnemonic.text;
    const kind: string = fullName.startsWith(prefix) ? fullName.slice(prefix.length) : '';
    if (!isOpKind(kind)) {
      return cursor.fail(
        `operation '${fullName.slice(0, 60)}' is not known here`,
        'use an op kind of this package',
        mnemonic,
      );
    }
    return this.parseKind(kind, isGeneric, mnemonic, name);
  }

  private parseKind(kind: OpKind, isGeneric: boolean, mnemonic: Token, name: Token): Operation {
    const { cursor } = this;
    const { assembly, arity, regionCount } = opKind(kind);
    let parsed: ParsedOperation<OpKind>;
    if (isGeneric) parsed = this.genericForm(kind);
    else if (assembly.parse) parsed = assembly.parse(this);
    else {
      return cursor.fail(
        `${kind} has the generic form only`,
        `write "${prefix}${kind}"(...) ({...}) {...} : ...`,
        mnemonic,
      );
    }
    skipLocation(cursor);
    const { operands, attributes, regions, signature } = parsed;
    this.checkTypes(kind, operands, signature.operands, mnemonic);
    if (arity !== 'variadic' && operands.length !== arity) {
      cursor.fail(
        `${kind} has ${String(operands.length)} operands, expected ${String(arity)}`,
        'correct the operands',
        mnemonic,
      );
    }
    if (regions.length !== regionCount) {
      cursor.fail(
        `${kind} has ${String(regions.length)} regions, expected ${String(regionCount)}`,
        'correct the regions',
        mnemonic,
      );
    }
    const result = this.define(name, signature.result);
    return makeOperation(kind, operands, attributes, regions, result, cursor.spanFrom(name.start));
  }

  /** `(%a, %b) <{properties}> ({region}, ...) {attributes} : (t, t) -> t` */
  private genericForm(kind: OpKind): ParsedOperation<OpKind> {
    const { cursor } = this;
    const operands = cursor.list('(', ')', () => this.operand());
    const reader = new AttributeReader(cursor);
    if (cursor.accept('<')) {
      reader.parseDictionary();
      cursor.expect('>');
    }
    const regions = cursor.at('(') ? cursor.list('(', ')', () => this.genericRegion()) : [];
    if (cursor.at('{')) reader.parseDictionary();
    cursor.expect(':');
    const signature: Signature = parseFunctional(cursor);
    const attributes = opKind(kind).assembly.attributes(reader, signature.result);
    reader.finish(kind);
    return { operands, attributes, regions, signature };
  }

  /** `{ ^bb0(%a: t, %b: t): ... }` */
  private genericRegion(): Region {
    const { cursor } = this;
    return this.isolated(() => {
      cursor.expect('{');
      if (!cursor.peek().text.startsWith('^')) cursor.unexpected("a block '^bb0(...):'");
      cursor.next();
      const parameters = cursor.at('(') ? cursor.list('(', ')', () => this.argument()) : [];
      cursor.expect(':');
      const { body, results } = this.block([`${prefix}return`]);
      return { arguments: parameters, body, results };
    });
  }
}
