/** Values of attributes, as the generic form writes them. */
import { OutsideLanguageError } from '../errors';
import type { DimensionNumbers } from '../ir';
import type { Cursor, Mark } from './cursor';
import { parseConvolutionDimensions } from './dimension-numbers';
import { parseDense, type Dense } from './literals';
import { skipAttributeValue, skipBrackets, skipType } from './skip';

export type AttributeValue =
  | { readonly kind: 'integer'; readonly value: number }
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly AttributeValue[] }
  | { readonly kind: 'dense'; readonly dense: Dense }
  /** `#stablehlo<precision DEFAULT>` */
  | { readonly kind: 'enum'; readonly name: string; readonly value: string }
  /** `#stablehlo.dot<lhs_contracting_dimensions = [1], ...>` */
  | { readonly kind: 'record'; readonly fields: ReadonlyMap<string, readonly number[]> }
  | { readonly kind: 'convolution'; readonly dimensions: DimensionNumbers }
  /** Of a sort that nothing here reads, and why, where that is known. */
  | { readonly kind: 'other'; readonly reason?: string };

/**
 * The value of an attribute in a dictionary or list.
 * @throws StableHloError where brackets do not match; what is valid and not read here is `other`.
 */
export function parseAttributeValue(cursor: Cursor): AttributeValue {
  const start = cursor.mark();
  let reason: string | undefined;
  try {
    const value = parseKnownValue(cursor);
    if (value && [',', '}', ']', '>'].some((end) => cursor.at(end))) return value;
  } catch (error) {
    if (!(error instanceof OutsideLanguageError)) throw error;
    reason = error.problem;
  }
  cursor.reset(start);
  skipAttributeValue(cursor);
  return { kind: 'other', ...(reason !== undefined && { reason }) };
}

/** The beginning of a value that may go on; undefined where no value that is read here begins so. */
function parseKnownValue(cursor: Cursor): AttributeValue | undefined {
  const token = cursor.peek();
  if (token.kind === 'number') return parseInteger(cursor);
  if (token.kind === 'string') return { kind: 'word', text: cursor.next().text };
  if (cursor.at('[')) {
    return cursor.nested(() => ({
      kind: 'list',
      items: cursor.list('[', ']', () => parseAttributeValue(cursor)),
    }));
  }
  if (cursor.accept('array')) return parseArray(cursor);
  if (cursor.accept('dense')) return { kind: 'dense', dense: parseDense(cursor) };
  if (token.text.startsWith('#')) return parseDialectAttribute(cursor);
  if (token.text.startsWith('@')) {
    const { text } = cursor.next();
    return { kind: 'word', text: text === '@' ? cursor.take('string', 'a name in quotes').text : text };
  }
  if (token.kind === 'word') return { kind: 'word', text: cursor.next().text };
  return skipBrackets(cursor) ? { kind: 'other' } : undefined;
}

function parseInteger(cursor: Cursor): AttributeValue {
  const { text } = cursor.next();
  if (cursor.accept(':')) skipType(cursor);
  const value = Number(text);
  return /^-?\d+$/.test(text) && Number.isSafeInteger(value) ? { kind: 'integer', value } : { kind: 'other' };
}

/** `<i64: 1, 2>` */
function parseArray(cursor: Cursor): AttributeValue {
  cursor.expect('<');
  cursor.take('word', 'an element type');
  const items: AttributeValue[] = [];
  if (cursor.accept(':')) {
    do {
      if (cursor.at('true') || cursor.at('false')) items.push({ kind: 'word', text: cursor.next().text });
      else if (cursor.peek().kind === 'number') items.push(parseInteger(cursor));
      else cursor.unexpected('an element');
    } while (cursor.accept(','));
  }
  cursor.expect('>');
  return { kind: 'list', items };
}

function parseDialectAttribute(cursor: Cursor): AttributeValue {
  const { text } = cursor.next();
  if (text === '#stablehlo.conv') {
    cursor.expect('<');
    const dimensions = parseConvolutionDimensions(cursor);
    cursor.expect('>');
    return { kind: 'convolution', dimensions };
  }
  const inside = cursor.mark();
  if (text === '#stablehlo' && cursor.accept('<')) {
    const [name, value] = [cursor.next(), cursor.next()];
    if (name.kind === 'word' && value.kind === 'word' && cursor.accept('>')) {
      return { kind: 'enum', name: name.text, value: value.text };
    }
    cursor.reset(inside);
  }
  return parseRecord(cursor) ?? passed(cursor, inside);
}

/** Passes what follows the name of an attribute that is not read here. */
function passed(cursor: Cursor, inside: Mark): AttributeValue {
  cursor.reset(inside);
  skipBrackets(cursor);
  return { kind: 'other' };
}

/** `<field = [1, 2], field = 3>`; undefined where it is something else. */
function parseRecord(cursor: Cursor): AttributeValue | undefined {
  const fields = new Map<string, readonly number[]>();
  if (!cursor.accept('<')) return undefined;
  while (!cursor.accept('>')) {
    const field = cursor.next();
    if (field.kind !== 'word' || !cursor.accept('=')) return undefined;
    if (cursor.at('[')) fields.set(field.text, cursor.integers());
    else if (cursor.peek().kind === 'number') fields.set(field.text, [cursor.integer()]);
    else return undefined;
    if (!cursor.accept(',') && !cursor.at('>')) return undefined;
  }
  return { kind: 'record', fields };
}
