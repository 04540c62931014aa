/** Written forms that several op kinds share. */
import { isConstant, type Affine } from '@gradcert/notation';
import { fail } from './errors';
import type { AttributesOf, OpKind, OperationOf, PlainKind, Value } from './ir';
import type { Assembly, OperationParser, OperationPrinter } from './op-kind';
import { formatType, sameType } from './shapes';
import { AttributeReader } from './text/attributes';
import type { Cursor } from './text/cursor';
import { parseFunctional, parseType, type Signature } from './text/types';

/** `%a, %b` */
export const printOperands = (operands: readonly Value[], printer: OperationPrinter): string =>
  operands.map((operand) => printer.name(operand)).join(', ');

/** A form that must be a number to be printed. */
export function printExtent(form: Affine): number {
  if (isConstant(form)) return form.constant;
  return fail(
    `the text of a module with dims ${Object.keys(form.terms).join(', ')} does not exist`,
    'bind the dims to numbers first (bindDims)',
  );
}

export const printIntegers = (values: readonly number[]): string => `[${values.join(', ')}]`;

/** `array<i64: 1, 2>`, as in attribute dictionaries. */
export const printArray = (values: readonly number[]): string =>
  values.length === 0 ? 'array<i64>' : `array<i64: ${values.join(', ')}>`;

/** `dense<[[0, 1]]> : tensor<1x2xi64>` */
export const printMatrix = (rows: readonly (readonly number[])[]): string =>
  rows.length === 0
    ? 'dense<> : tensor<0x0xi64>'
    : `dense<[${rows.map(printIntegers).join(', ')}]> : tensor<${String(rows.length)}x${String(rows[0]?.length ?? 0)}xi64>`;

/** Operands, up to what is not `, %name`. A comma that leads to something else is passed. */
export function parseOperands(parser: OperationParser): {
  readonly operands: Value[];
  readonly more: boolean;
} {
  const operands: Value[] = [];
  do {
    if (parser.cursor.peek().kind !== 'value') return { operands, more: operands.length > 0 };
    operands.push(parser.operand());
  } while (parser.cursor.accept(','));
  return { operands, more: false };
}

/** Passes an attribute dictionary that may only hold attributes of other dialects. */
export function parseForeignAttributes(kind: OpKind, cursor: Cursor): void {
  if (!cursor.at('{')) return;
  const reader = new AttributeReader(cursor);
  reader.parseDictionary();
  reader.finish(kind);
}

/** Which types are written after the colon: one that all have, all of them, or those of predicate and values. */
type TypeStyle = 'same' | 'functional' | 'select';

function parseSignature(style: TypeStyle, count: number, cursor: Cursor): Signature {
  cursor.expect(':');
  if (cursor.at('(')) return parseFunctional(cursor);
  const first = parseType(cursor);
  if (style !== 'select') return { operands: Array.from({ length: count }, () => first), result: first };
  cursor.expect(',');
  const second = parseType(cursor);
  return { operands: [first, second, second], result: second };
}

function printSignature(style: TypeStyle, operation: OperationOf<OpKind>, printer: OperationPrinter): string {
  const result = operation.results[0].type;
  const operands = operation.operands.map(({ type }) => type);
  // Only a module that the verifier refuses has types that the short forms cannot tell.
  const isShort = (style === 'select' ? operands.slice(1) : operands).every((type) => sameType(type, result));
  if (!isShort) return printer.functional(operation);
  switch (style) {
    case 'same':
      return formatType(result);
    case 'functional':
      return printer.functional(operation);
    case 'select':
      return `${formatType(operation.operands[0].type)}, ${formatType(result)}`;
    default:
      return style satisfies never;
  }
}

/** How the value of one attribute is written. */
interface Codec<T> {
  readonly print: (value: T) => string;
  readonly parse: (cursor: Cursor) => T;
  readonly read: (reader: AttributeReader, name: string) => T;
}

export const integerCodec: Codec<number> = {
  print: String,
  parse: (cursor) => cursor.integer(),
  read: (reader, name) => reader.integer(name),
};

export const integersCodec: Codec<readonly number[]> = {
  print: printIntegers,
  parse: (cursor) => cursor.integers(),
  read: (reader, name) => reader.integers(name),
};

const forms = (values: readonly number[]): Affine[] =>
  values.map((value) => ({ constant: value, terms: {} }));

/** Integers that a builder may give as affine forms. */
export const formsCodec: Codec<readonly Affine[]> = {
  print: (values) => printIntegers(values.map(printExtent)),
  parse: (cursor) => forms(cursor.integers()),
  read: (reader, name) => forms(reader.integers(name)),
};

/** An attribute's name in the pretty form, in the generic form, and how its value is written. */
type Fields<A> = {
  readonly [P in keyof A]-?: readonly [pretty: string, generic: string, codec: Codec<A[P]>];
};

/** `%a, %b, key = value, ... : types` */
export function keyedAssembly<K extends OpKind>(
  kind: K,
  style: TypeStyle,
  fields: Fields<AttributesOf<K>>,
): Assembly<K> {
  type Key = keyof AttributesOf<K>;
  const keys = Object.keys(fields) as Key[];
  const collect = (valueOf: (key: Key) => unknown): AttributesOf<K> =>
    Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as AttributesOf<K>;
  return {
    print: (operation, printer) => {
      const attributes = operation.attributes;
      const settings = keys.map((key) => `, ${fields[key][0]} = ${fields[key][2].print(attributes[key])}`);
      const types = printSignature(style, operation, printer);
      return ` ${printOperands(operation.operands, printer)}${settings.join('')} : ${types}`;
    },
    parse: (parser) => {
      const { cursor } = parser;
      const { operands, more } = parseOperands(parser);
      const values = new Map<Key, unknown>();
      for (let expectsKey = more; expectsKey; expectsKey = cursor.accept(',')) {
        const token = cursor.peek();
        const key = keys.find((candidate) => fields[candidate][0] === token.text && !values.has(candidate));
        if (key === undefined)
          return cursor.unexpected(`one of ${keys.map((name) => fields[name][0]).join(', ')}`);
        cursor.next();
        cursor.expect('=');
        values.set(key, fields[key][2].parse(cursor));
      }
      const missing = keys.find((key) => !values.has(key));
      if (missing !== undefined) cursor.unexpected(`'${fields[missing][0]} = ...'`, 'give every attribute');
      parseForeignAttributes(kind, cursor);
      const signature = parseSignature(style, operands.length, cursor);
      return { operands, attributes: collect((key) => values.get(key)), regions: [], signature };
    },
    attributes: (reader) => collect((key) => fields[key][2].read(reader, fields[key][1])),
  };
}

/** The written form of kinds without attributes. */
export const plainAssembly = <K extends PlainKind>(kind: K, style: TypeStyle): Assembly<K> =>
  keyedAssembly(kind, style, {} as Fields<AttributesOf<K>>);
