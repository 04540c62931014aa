import { constant } from '@gradcert/notation';
import type { ElementType, TensorType } from '../ir';
import type { Cursor } from './cursor';

const elementTypes: readonly ElementType[] = ['f32', 'f64', 'bf16', 'f16', 'i1', 'i32', 'i64'];

/** An element type by its name. */
function parseElement(cursor: Cursor): ElementType {
  const token = cursor.peek();
  if (token.kind !== 'word' && !token.text.startsWith('!')) cursor.unexpected('an element type');
  cursor.next();
  const element = elementTypes.find((name) => name === token.text);
  return (
    element ??
    cursor.outside(
      `element type '${token.text}' is not known here`,
      `use one of ${elementTypes.join(', ')}`,
      token,
    )
  );
}

/** Types of other sorts are valid, what is no type at all is not. */
function refuseType(cursor: Cursor): never {
  const token = cursor.peek();
  if (token.kind !== 'word' && !token.text.startsWith('!')) {
    return cursor.unexpected('a tensor type', 'write tensor<2x3xf32>');
  }
  return cursor.outside(`type '${token.text}' is not known here`, 'use tensors', token);
}

/** `tensor<2x3xf32>` */
export function parseType(cursor: Cursor): TensorType {
  if (!cursor.at('tensor')) refuseType(cursor);
  cursor.next();
  const open = cursor.expect('<');
  if (cursor.characterHere('?') || cursor.characterHere('*')) {
    cursor.outside('dynamic shapes are not supported', 'give every extent as a number', open);
  }
  const shape = [];
  for (let digits = cursor.digitsHere(); digits !== ''; digits = cursor.digitsHere()) {
    if (!Number.isSafeInteger(Number(digits))) {
      cursor.fail(`extent ${digits.slice(0, 40)} is too large`, 'use extents below 2^53', open);
    }
    if (!cursor.characterHere('x')) cursor.unexpected("'x'", 'separate extents by x, as in tensor<2x3xf32>');
    shape.push(constant(Number(digits)));
  }
  const element = parseElement(cursor);
  if (cursor.at(',')) {
    cursor.outside('encodings of tensor types are not supported', 'leave the encoding out', cursor.peek());
  }
  cursor.expect('>');
  return { shape, element };
}

/** Types of operands and result after the colon. */
export interface Signature {
  readonly operands: readonly TensorType[];
  readonly result: TensorType;
}

/** `(t, t) -> t` */
export function parseFunctional(cursor: Cursor): Signature {
  const operands = cursor.list('(', ')', () => parseType(cursor));
  cursor.expect('->');
  if (!cursor.accept('(')) return { operands, result: parseType(cursor) };
  if (cursor.at(')')) cursor.unexpected('a tensor type');
  const result = parseType(cursor);
  if (cursor.at(',')) {
    cursor.outside('several results are not supported', 'write one operation per result', cursor.peek());
  }
  cursor.expect(')');
  return { operands, result };
}
