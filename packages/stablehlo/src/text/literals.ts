/** Element literals: decimal, boolean, and hexadecimal bit patterns where decimal has no spelling. */
import { isConstant } from '@gradcert/notation';
import type { ElementType, TensorType } from '../ir';
import { fail } from '../errors';
import { formatType } from '../shapes';
import type { Cursor, Token } from './cursor';
import { parseType } from './types';

interface FloatFormat {
  readonly exponentBits: number;
  readonly mantissaBits: number;
}

const floatFormats: Partial<Record<ElementType, FloatFormat>> = {
  f64: { exponentBits: 11, mantissaBits: 52 },
  f32: { exponentBits: 8, mantissaBits: 23 },
  bf16: { exponentBits: 8, mantissaBits: 7 },
  f16: { exponentBits: 5, mantissaBits: 10 },
};

/** The value of an IEEE bit pattern (also bfloat16). */
function decodeFloat(bits: bigint, { exponentBits, mantissaBits }: FloatFormat): number {
  const exponentMask = (1n << BigInt(exponentBits)) - 1n;
  const mantissa = Number(bits & ((1n << BigInt(mantissaBits)) - 1n));
  const exponent = Number((bits >> BigInt(mantissaBits)) & exponentMask);
  const sign = (bits >> BigInt(exponentBits + mantissaBits)) & 1n ? -1 : 1;
  const bias = 2 ** (exponentBits - 1) - 1;
  if (exponent === Number(exponentMask)) return mantissa === 0 ? sign * Infinity : NaN;
  const significand = exponent === 0 ? mantissa : mantissa + 2 ** mantissaBits;
  return sign * significand * 2 ** (Math.max(exponent, 1) - bias - mantissaBits);
}

/** Infinity or NaN as a bit pattern: 0xFF800000. */
function specialPattern(value: number, { exponentBits, mantissaBits }: FloatFormat): string {
  const sign = value < 0 ? 1n : 0n;
  const ones = (1n << BigInt(exponentBits)) - 1n;
  const quiet = Number.isNaN(value) ? 1n << BigInt(mantissaBits - 1) : 0n;
  const bits = (((sign << BigInt(exponentBits)) | ones) << BigInt(mantissaBits)) | quiet;
  const digits = (1 + exponentBits + mantissaBits) / 4;
  return `0x${bits.toString(16).toUpperCase().padStart(digits, '0')}`;
}

/** A decimal literal as MLIR reads one: with a point, `1.0e-7`. */
function decimal(value: number): string {
  const text = Object.is(value, -0) ? '-0' : String(value);
  if (text.includes('.')) return text;
  const exponent = text.indexOf('e');
  return exponent === -1 ? `${text}.0` : `${text.slice(0, exponent)}.0${text.slice(exponent)}`;
}

/** The literal of a value in an element type. */
export function formatLiteral(value: number, element: ElementType): string {
  const format = floatFormats[element];
  if (format) return Number.isFinite(value) ? decimal(value) : specialPattern(value, format);
  if (!Number.isSafeInteger(value)) fail(`constant: ${String(value)} is not an ${element}`, 'use an integer');
  return element === 'i1' ? String(value !== 0) : String(value);
}

/** The value of one literal. */
function literalValue(cursor: Cursor, token: Token, element: ElementType): number {
  if (token.kind === 'word') {
    if (element === 'i1') return Number(token.text === 'true');
    cursor.fail(`'${token.text}' is not a literal of type ${element}`, 'write a number', token);
  }
  const format = floatFormats[element];
  const isHexadecimal = token.text.startsWith('0x');
  if (format && isHexadecimal) {
    if (token.text.length - 2 > (1 + format.exponentBits + format.mantissaBits) / 4) {
      cursor.fail(`${token.text.slice(0, 40)} has more bits than ${element}`, 'shorten the pattern', token);
    }
    return decodeFloat(BigInt(token.text), format);
  }
  const value = Number(token.text);
  if (!format && !(Number.isSafeInteger(value) && (isHexadecimal || /^-?\d+$/.test(token.text)))) {
    const problem = `'${token.text.slice(0, 40)}' is not an integer of at most 53 bits`;
    if (/^-?\d+$/.test(token.text)) cursor.outside(problem, 'write a smaller integer', token);
    cursor.fail(problem, 'write an integer', token);
  }
  return value;
}

/** `dense<...> : tensor<...>` */
export interface Dense {
  readonly type: TensorType;
  /** One value for all elements; then `values` holds it alone. */
  readonly splat: boolean;
  /** Row-major. */
  readonly values: readonly number[];
  /** The literal of a splat as the text has it. */
  readonly literal?: string;
}

/** What follows `dense`. The type comes last, and says how to read the literals. */
export function parseDense(cursor: Cursor): Dense {
  const open = cursor.expect('<');
  if (cursor.peek().kind === 'string') return parseHexadecimal(cursor);
  const tokens: Token[] = [];
  const lengths: number[] = [];
  const literal = (): void => {
    const isWord = cursor.at('true') || cursor.at('false');
    if (cursor.at('(')) cursor.outside('complex literals are not read here', 'use real ones', cursor.peek());
    tokens.push(isWord ? cursor.next() : cursor.take('number', 'a literal'));
  };
  const list = (depth: number): void => {
    const start = cursor.peek();
    const items = cursor.list('[', ']', () => {
      if (cursor.at('['))
        cursor.nested(() => {
          list(depth + 1);
        });
      else literal();
    });
    lengths[depth] ??= items.length;
    if (lengths[depth] !== items.length)
      cursor.fail('the lists have different lengths', 'make them equal', start);
  };
  const splat = !cursor.at('[') && !cursor.at('>');
  if (splat) literal();
  else if (!cursor.at('>')) list(0);
  cursor.expect('>');
  cursor.expect(':');
  const type = parseType(cursor);
  const isNestedAlike =
    lengths.length === 0
      ? type.shape.some((extent) => extent.constant === 0)
      : lengths.length === type.shape.length &&
        lengths.every((length, axis) => length === type.shape[axis].constant);
  const count = lengths.reduce((product, length) => product * length, 1);
  if (!splat && !(isNestedAlike && (lengths.length === 0 || count === tokens.length))) {
    cursor.fail(`the lists do not have the shape of ${formatType(type)}`, 'nest one list per axis', open);
  }
  const values = tokens.map((token) => literalValue(cursor, token, type.element));
  return splat ? { type, splat, values, literal: tokens[0].text } : { type, splat, values };
}

const bytesPerElement: Readonly<Record<ElementType, number>> = {
  f64: 8,
  f32: 4,
  bf16: 2,
  f16: 2,
  i1: 1,
  i32: 4,
  i64: 8,
};

/** `"0x0000803F..."> : tensor<...>`: the elements' bytes, least significant first, one element for all or each. */
function parseHexadecimal(cursor: Cursor): Dense {
  const token = cursor.next();
  const digits = /^"0x((?:[0-9a-fA-F]{2})*)"$/.exec(token.text)?.[1];
  cursor.expect('>');
  cursor.expect(':');
  const type = parseType(cursor);
  if (digits === undefined) {
    return cursor.outside('constants of strings have no place here', 'use numbers', token);
  }
  const bytes = Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const count = type.shape.reduce((product, extent) => product * extent.constant, 1);
  const { element } = type;
  if (element === 'i1' && bytes.length === Math.ceil(count / 8) && count > 1) {
    const values = Array.from({ length: count }, (_, k) => (bytes[k >> 3] >> (k & 7)) & 1);
    return { type, splat: false, values };
  }
  const width = bytesPerElement[element];
  const splat = bytes.length === width && count !== 1;
  if (bytes.length !== width && bytes.length !== width * count) {
    cursor.fail(
      `${String(bytes.length)} bytes are not the elements of ${formatType(type)}`,
      `give ${String(width)} bytes per element, or one element for all`,
      token,
    );
  }
  const values = Array.from({ length: bytes.length / width }, (_, k) =>
    decodeBytes(bytes.subarray(k * width, (k + 1) * width), element),
  );
  return { type, splat: splat || type.shape.length === 0, values };
}

/** The element whose bytes these are, least significant first. */
function decodeBytes(bytes: Uint8Array, element: ElementType): number {
  const bits = bytes.reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  const format = floatFormats[element];
  if (format) return decodeFloat(bits, format);
  return element === 'i1' ? Number(bits !== 0n) : Number(BigInt.asIntN(8 * bytes.length, bits));
}

/** `[[1, 2], [3, 4]]`: row-major values nested by a concrete shape. */
export function formatDense(values: readonly number[], type: TensorType): string {
  const items = values.map((value) => formatLiteral(value, type.element));
  const nested = type.shape.reduceRight<readonly string[]>((level, extent) => {
    const width = isConstant(extent) ? extent.constant : 0;
    const groups: string[] = [];
    for (let start = 0; start < level.length; start += width) {
      groups.push(`[${level.slice(start, start + width).join(', ')}]`);
    }
    return groups;
  }, items);
  return nested[0] ?? '';
}
