/** The written forms of operations that have no form of their own in ops/: calls, and what is sugar for others. */
import type { Outside, TensorType, Value } from './ir';
import { AttributeReader } from './text/attributes';
import type { Cursor, Token } from './text/cursor';
import { skipBrackets } from './text/skip';
import { parseSymbol } from './text/symbols';

/** What reading them needs of the parser. */
export interface FormParser {
  readonly cursor: Cursor;
  operand(): Value;
  /** A type, or why it has no place here. */
  type(): TensorType | Outside;
}

/** An operation by its operands, a symbol that it names, and the types after the colon. */
export interface LooseForm {
  readonly operands: readonly Value[];
  /** The function that it calls or is decomposed into, or the target of a custom call. */
  readonly target?: string;
  /** Types of the operands, where the text gives them. */
  readonly operandTypes?: readonly (TensorType | Outside)[];
  readonly resultTypes: readonly (TensorType | Outside)[];
}

const targetNames = ['callee', 'decomposition', 'call_target_name'];

/** `@f(%a, %b) {attributes} : (t, t) -> t`, `%a, %b : t`, and the generic form of both. */
export function parseLooseForm(parser: FormParser): LooseForm {
  const { cursor } = parser;
  const operands: Value[] = [];
  const reader = new AttributeReader(cursor);
  let target: string | undefined;
  for (let open = 0; !(open === 0 && cursor.at(':'));) {
    const token = cursor.peek();
    if (token.kind === 'value') operands.push(parser.operand());
    else if (token.text.startsWith('@')) target = parseSymbol(cursor);
    else if (cursor.accept('(')) open += 1;
    else if (open > 0 && cursor.accept(')')) open -= 1;
    else if (cursor.at('{')) reader.parseDictionary();
    else if (isDictionary(token, cursor)) parseProperties(reader, cursor);
    else if (token.kind === 'end' || token.text === '}' || token.text === ')') cursor.unexpected("':'");
    else if (!skipBrackets(cursor)) cursor.next();
  }
  cursor.expect(':');
  for (const name of targetNames) if (target === undefined) target = reader.name(name);
  return { operands, ...(target !== undefined && { target }), ...parseTypes(parser, operands.length) };
}

const isDictionary = (token: Token, cursor: Cursor): boolean =>
  token.text === '<' && cursor.source.startsWith('{', token.end);

function parseProperties(reader: AttributeReader, cursor: Cursor): void {
  cursor.expect('<');
  reader.parseDictionary();
  cursor.expect('>');
}

type Types = Pick<LooseForm, 'operandTypes' | 'resultTypes'>;

/** `(t, t) -> (t, t)`, `(t, t) -> t`, `t -> t`, or the types of the results alone. */
function parseTypes(parser: FormParser, count: number): Types {
  const { cursor } = parser;
  if (cursor.at('(')) {
    const operandTypes = cursor.list('(', ')', () => parser.type());
    cursor.expect('->');
    return { operandTypes, resultTypes: parseResultTypes(parser) };
  }
  const types = [parser.type()];
  while (cursor.accept(',')) types.push(parser.type());
  if (cursor.accept('->')) return { operandTypes: types, resultTypes: parseResultTypes(parser) };
  // `stablehlo.clamp` has one type for all; an operation with several results has one for each.
  return { ...(types.length === count && { operandTypes: types }), resultTypes: types };
}

/** `t` or `(t, t)` */
const parseResultTypes = (parser: FormParser): (TensorType | Outside)[] =>
  parser.cursor.at('(') ? parser.cursor.list('(', ')', () => parser.type()) : [parser.type()];
