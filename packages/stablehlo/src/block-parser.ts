/** Parser of blocks: the bodies of functions and the regions of operations. */
import { OutsideLanguageError } from './errors';
import type { Outside, Region, TensorType, Value } from './ir';
import type { OperationParser } from './op-kind';
import { parseOperation } from './operation-parser';
import type { Step } from './parsed';
import { formatType, sameType } from './shapes';
import type { Cursor, Token } from './text/cursor';
import { Scopes } from './text/scopes';
import { skipOperation, skipType } from './text/skip';
import { skipLocation } from './text/symbols';
import { parseType } from './text/types';

const regionReturn = ['stablehlo.return'];

export interface Block {
  readonly body: readonly Step[];
  readonly results: readonly Value[];
  readonly returnToken: Token;
}

export class BlockParser implements OperationParser {
  readonly scopes: Scopes;

  /** @param keepsOutside Whether what has no place here makes its results `outside`, and is no error. */
  constructor(
    readonly cursor: Cursor,
    readonly keepsOutside: boolean,
  ) {
    this.scopes = new Scopes(cursor);
  }

  operand(): Value {
    return this.scopes.use();
  }

  /** A type; why it has no place here, where that is no error. */
  type(): TensorType | Outside {
    const start = this.cursor.mark();
    const type = this.attempt(() => parseType(this.cursor));
    if ('reason' in type) {
      this.cursor.reset(start);
      skipType(this.cursor);
    }
    return type;
  }

  /** What a parser gives; why the text has no place here, where that is no error. The cursor then stands anywhere. */
  attempt<T extends object>(parse: () => T): T | Outside {
    const depth = this.scopes.depth;
    try {
      return parse();
    } catch (error) {
      if (!this.keepsOutside || !(error instanceof OutsideLanguageError)) throw error;
      this.scopes.closeTo(depth);
      return { reason: error.problem, line: error.line ?? 0, column: error.column ?? 0 };
    }
  }

  regionWithArguments(): Region {
    const { cursor } = this;
    return this.isolated(() => {
      const parameters = cursor.list('(', ')', () => this.parameter());
      cursor.expect('{');
      return this.region(parameters);
    });
  }

  /** `{ ^bb0(%a: t, %b: t): ... }` */
  genericRegion(): Region {
    return this.isolated(() => {
      this.cursor.expect('{');
      return this.region(this.blockArguments());
    });
  }

  /** Regions are kept whole or not at all. */
  private region(parameters: readonly Value[]): Region {
    const { body, results, returnToken } = this.block(regionReturn);
    for (const { outside } of [...parameters, ...results]) {
      if (outside) this.cursor.outside(outside.reason, 'use op kinds of this package', returnToken);
    }
    const call = body.find((step) => step.kind === 'call');
    if (call) this.cursor.outside('a region with a call', 'write the callee out', call.span);
    return { arguments: parameters, body: body.filter((step) => step.kind !== 'call'), results };
  }

  /** `^bb0(%a: t, %b: t):`, which a block without arguments need not have. */
  blockArguments(): Value[] {
    const { cursor } = this;
    if (!cursor.peek().text.startsWith('^')) return [];
    cursor.next();
    const parameters = cursor.at('(') ? cursor.list('(', ')', () => this.parameter()) : [];
    cursor.expect(':');
    return parameters;
  }

  /** `%x: tensor<...>`, with attributes and a location that are passed; a function that is declared only has types. */
  parameter(): Value {
    const { cursor } = this;
    const token = cursor.peek();
    if (token.kind !== 'value' && this.keepsOutside) {
      skipType(cursor);
      if (cursor.at('{')) cursor.skipBalanced('{', '}');
      return { type: { shape: [], element: 'i1' } };
    }
    cursor.take('value', 'an argument such as %x');
    cursor.expect(':');
    const value = this.scopes.define(token, this.type());
    if (cursor.at('{')) cursor.skipBalanced('{', '}');
    skipLocation(cursor);
    return value;
  }

  private isolated<T>(parse: () => T): T {
    return this.cursor.nested(() => {
      const { depth } = this.scopes;
      this.scopes.open();
      const result = parse();
      this.scopes.closeTo(depth);
      return result;
    });
  }

  /** Operations up to a return, and the closing brace. */
  block(terminators: readonly string[]): Block {
    const { cursor } = this;
    const body: Step[] = [];
    const isQuoted = (): boolean => cursor.peek().kind === 'string';
    const name = (): string => (isQuoted() ? cursor.peek().text.slice(1, -1) : cursor.peek().text);
    while (!terminators.includes(name())) {
      if (cursor.peek().kind === 'value') body.push(...parseOperation(this));
      else this.passStatement(terminators[0]);
    }
    const quoted = isQuoted();
    const returnToken = cursor.next();
    const results = quoted
      ? cursor.list('(', ')', () => this.operand())
      : cursor.peek().kind === 'value'
        ? this.valueList()
        : [];
    if (cursor.accept(':')) this.checkTypes('return', results, this.returnTypes(quoted), returnToken);
    skipLocation(cursor);
    cursor.expect('}');
    return { body, results, returnToken };
  }

  /** An operation without results says nothing of values. */
  private passStatement(terminator: string): void {
    const { kind, text } = this.cursor.peek();
    const isOperation = kind === 'string' || (kind === 'word' && text.includes('.'));
    if (!this.keepsOutside || !isOperation) {
      this.cursor.unexpected(`an operation '%x = ...' or '${terminator}'`);
    }
    skipOperation(this.cursor);
  }

  private valueList(): Value[] {
    const values = [this.operand()];
    while (this.cursor.accept(',')) values.push(this.operand());
    return values;
  }

  private returnTypes(isQuoted: boolean): (TensorType | Outside)[] {
    const { cursor } = this;
    if (isQuoted) {
      const types = cursor.list('(', ')', () => this.type());
      cursor.expect('->');
      cursor.list('(', ')', () => cursor.unexpected("')'"));
      return types;
    }
    const types = [this.type()];
    while (cursor.accept(',')) types.push(this.type());
    return types;
  }

  /** Checks written types against those of the values. */
  checkTypes(
    what: string,
    values: readonly Value[],
    types: readonly (TensorType | Outside)[],
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
      const type = types[k];
      if (agrees(value, type)) continue;
      this.cursor.fail(
        `${what}: %${value.name ?? '?'} has type ${formatType(value.type)}, declared here as ${typeText(type)}`,
        'make the types agree',
        token,
      );
    }
  }
}

/** Of what is outside, nothing is known that could disagree. */
export const agrees = (value: Value, type: TensorType | Outside): boolean =>
  value.outside !== undefined || 'reason' in type || sameType(value.type, type);

export const typeText = (type: TensorType | Outside): string =>
  'reason' in type ? type.reason : formatType(type);
