/** Parser of one operation, in its pretty or its generic form. */
import { OutsideLanguageError } from './errors';
import type { BlockParser } from './block-parser';
import type { OpKind, Operation, Outside, TensorType, Value } from './ir';
import type { ParsedOperation } from './op-kind';
import { makeOperation } from './operation';
import { parseLooseForm } from './operation-forms';
import type { Step } from './parsed';
import { isOpKind, opKind } from './registry';
import { findSugar, isSugar } from './sugar';
import { AttributeReader } from './text/attributes';
import type { Cursor, Token } from './text/cursor';
import { skipOperation } from './text/skip';
import { skipLocation } from './text/symbols';
import { parseFunctional } from './text/types';

const prefix = 'stablehlo.';
const calls: readonly string[] = ['call', 'func.call', 'stablehlo.composite'];

/** `%r`, `%r:2` */
interface ResultName {
  readonly token: Token;
  readonly count: number;
}

/** `%r = stablehlo.add %a, %b : t` or `%r = "stablehlo.add"(%a, %b) : (t, t) -> t`: nothing where it is outside. */
export function parseOperation(parser: BlockParser): readonly Step[] {
  const { cursor } = parser;
  const names = parseResultNames(parser);
  cursor.expect('=');
  const start = cursor.mark();
  parser.scopes.usedOutside = undefined;
  const known = parser.attempt(() => parseKnown(parser, names));
  if (!('reason' in known)) {
    skipLocation(cursor);
    return known;
  }
  cursor.reset(start);
  skipOperation(cursor);
  // Where it began says more than where it was noticed.
  defineResults(parser, names, parser.scopes.usedOutside ?? known);
  return [];
}

function parseResultNames({ cursor }: BlockParser): ResultName[] {
  const names: ResultName[] = [];
  do {
    const token = cursor.take('value', 'a value such as %x');
    names.push({ token, count: cursor.accept(':') ? cursor.integer() : 1 });
  } while (cursor.accept(','));
  return names;
}

/** More results than this are no operation. */
const mostResults = 10_000;

function defineResults(parser: BlockParser, names: readonly ResultName[], why: Outside): Value[] {
  return names.flatMap(({ token, count }) => {
    if (count < 1 || count > mostResults)
      parser.cursor.fail('no such number of results', 'correct it', token);
    return parser.scopes.defineGroup(token, new Array<Outside>(count).fill(why));
  });
}

function parseKnown(parser: BlockParser, names: readonly ResultName[]): readonly Step[] {
  const { cursor } = parser;
  const mnemonic = cursor.peek();
  if (mnemonic.kind !== 'word' && mnemonic.kind !== 'string') cursor.unexpected('an operation');
  cursor.next();
  const isGeneric = mnemonic.kind === 'string';
  const name = isGeneric ? mnemonic.text.slice(1, -1) : mnemonic.text;
  if (calls.includes(name) || isSugar(name)) return parseLoose(parser, name, names, mnemonic);
  const kind: string = name.startsWith(prefix) ? name.slice(prefix.length) : '';
  if (!isOpKind(kind)) {
    return cursor.outside(
      `operation '${name.slice(0, 60)}' is not known here`,
      'use an op kind of this package',
      mnemonic,
    );
  }
  const [{ token, count }] = names;
  if (names.length > 1 || count !== 1) {
    cursor.outside(
      `${kind}: several results are not supported here`,
      'write one operation per result',
      token,
    );
  }
  return parseKind(parser, kind, isGeneric, mnemonic, token);
}

/** Calls, and what stands for other operations. */
function parseLoose(
  parser: BlockParser,
  name: string,
  names: readonly ResultName[],
  mnemonic: Token,
): readonly Step[] {
  const { cursor } = parser;
  const { operands, target, operandTypes, resultTypes } = parseLooseForm(parser);
  if (operandTypes) parser.checkTypes(name, operands, operandTypes, mnemonic);
  const [{ token }] = names;
  if (names.reduce((sum, { count }) => sum + count, 0) !== resultTypes.length) {
    cursor.fail(`${name} has ${String(resultTypes.length)} result types`, 'give one type per result', token);
  }
  if (calls.includes(name)) {
    const callee = target ?? cursor.fail(`${name} names no function`, 'name it as in call @f(%x)', mnemonic);
    const results = defineEach(parser, names, resultTypes);
    return [{ kind: 'call', callee, operands, results, span: cursor.spanFrom(token.start) }];
  }
  refuseOutside(parser, operands, mnemonic);
  const expand = at(cursor, mnemonic, () => findSugar(name, target, operands, resultTypes.length));
  return expand({
    operands,
    results: defineEach(parser, names, resultTypes),
    span: cursor.spanFrom(token.start),
  });
}

/** Gives an error without a place this one. */
function at<T>(cursor: Cursor, token: Token, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof OutsideLanguageError)) throw error;
    return cursor.outside(error.problem, error.hint, token);
  }
}

/** The results of `%a:2, %b`, whose types come in one list. */
function defineEach(
  { scopes }: BlockParser,
  names: readonly ResultName[],
  types: readonly (TensorType | Outside)[],
): Value[] {
  let end = 0;
  return names.flatMap(({ token, count }) => {
    end += count;
    return scopes.defineGroup(token, types.slice(end - count, end));
  });
}

/** What is computed from something of which nothing is known is not known either. */
function refuseOutside({ cursor }: BlockParser, operands: readonly Value[], mnemonic: Token): void {
  const why = operands.find(({ outside }) => outside)?.outside;
  if (why) {
    throw new OutsideLanguageError(why.reason, 'see there', { ...cursor.positionOf(mnemonic), ...why });
  }
}

function parseKind(
  parser: BlockParser,
  kind: OpKind,
  isGeneric: boolean,
  mnemonic: Token,
  name: Token,
): readonly Operation[] {
  const { cursor } = parser;
  const { assembly, arity, regionCount } = opKind(kind);
  let parsed: ParsedOperation<OpKind>;
  if (isGeneric) parsed = parseGeneric(parser, kind);
  else if (assembly.parse) parsed = assembly.parse(parser);
  else {
    return cursor.fail(
      `${kind} has the generic form only`,
      `write "${prefix}${kind}"(...) ({...}) {...} : ...`,
      mnemonic,
    );
  }
  const { operands, attributes, regions, signature } = parsed;
  parser.checkTypes(kind, operands, signature.operands, mnemonic);
  const expected = (what: string, count: number, most: number | string): never =>
    cursor.fail(
      `${kind} has ${String(count)} ${what}, expected ${String(most)}`,
      `correct the ${what}`,
      mnemonic,
    );
  if (arity !== 'variadic' && operands.length !== arity) expected('operands', operands.length, arity);
  if (regions.length !== regionCount) expected('regions', regions.length, regionCount);
  refuseOutside(parser, operands, mnemonic);
  const result = parser.scopes.define(name, signature.result);
  return [makeOperation(kind, operands, attributes, regions, result, cursor.spanFrom(name.start))];
}

/** `(%a, %b) <{properties}> ({region}, ...) {attributes} : (t, t) -> t` */
function parseGeneric(parser: BlockParser, kind: OpKind): ParsedOperation<OpKind> {
  const { cursor } = parser;
  const operands = cursor.list('(', ')', () => parser.operand());
  const reader = new AttributeReader(cursor);
  if (cursor.accept('<')) {
    reader.parseDictionary();
    cursor.expect('>');
  }
  const regions = cursor.at('(') ? cursor.list('(', ')', () => parser.genericRegion()) : [];
  if (cursor.at('{')) reader.parseDictionary();
  cursor.expect(':');
  const signature = parseFunctional(cursor);
  const attributes = opKind(kind).assembly.attributes(reader, signature.result);
  reader.finish(kind);
  return { operands, attributes, regions, signature };
}
