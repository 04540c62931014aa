/** Matches text against grammar.peggy and gives its structure. Spans are relative to the text given. */
import { syntax, type Problem } from './errors';
import { parse, SyntaxError } from './grammar.generated';
import type { DefinitionSyntax, Syntax } from './syntax';

/** The structure of a text, or what is wrong with it. */
export type Parsed<T> = { readonly value: T } | { readonly problem: Problem };

/** What a failed match would have gone on with. */
type Expectation =
  | { readonly type: 'literal'; readonly text: string }
  | { readonly type: 'other'; readonly description: string }
  | { readonly type: 'class'; readonly parts: readonly (string | readonly string[])[] }
  | { readonly type: 'end' | 'any' };

interface Failure {
  readonly expected: readonly Expectation[];
  readonly location: { readonly start: { readonly offset: number } };
}

/** One definition. */
export const matchDefinition = (text: string): Parsed<DefinitionSyntax> => match(text, 'DefinitionText');

/** One expression. */
export const matchExpression = (text: string): Parsed<Syntax> => match(text, 'ExpressionText');

/** Expressions separated by commas; none for an empty text. */
export const matchShape = (text: string): Parsed<readonly Syntax[]> => match(text, 'ShapeText');

function match<T>(text: string, startRule: string): Parsed<T> {
  try {
    // The rules' actions make the nodes of syntax.ts.
    return { value: parse(text, { startRule }) as T };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const { expected, location } = error as unknown as Failure;
    const start = location.start.offset;
    const found = /^(?:[A-Za-z0-9_.']+|[<>=!]=|.)/s.exec(text.slice(start))?.[0] ?? '';
    const span = { start, end: start + found.length };
    return { problem: syntax(span, alternatives(expected), found, hintFor(text.slice(0, start), found)) };
  }
}

/** `a name, "(", or "["` */
function alternatives(expected: readonly Expectation[]): string {
  const names = new Set<string>();
  for (const each of expected) {
    if (each.type === 'literal') names.add(`"${each.text}"`);
    else if (each.type === 'class') each.parts.flat().forEach((part) => names.add(`"${part}"`));
    else if (each.type === 'end') names.add('the end of the line');
    else if (each.type === 'other' && each.description !== 'white space') names.add(each.description);
  }
  const list = [...names];
  const last = list.pop() ?? '';
  if (list.length === 0) return last;
  return `${list.join(', ')}${list.length > 1 ? ',' : ''} or ${last}`;
}

/** What to do about an unexpected word, for the mistakes that readers make. */
function hintFor(before: string, found: string): string {
  if (found === '=' && before.endsWith('<')) return 'a range excludes its end: write i<4 for i<=3';
  if (found === '=') return 'a comparison is written ==, and a definition has one =';
  if (/^\d/.test(found) && !/^\d+$/.test(found)) return 'write the product with *: 2*i';
  if (found === '^' || /\^\s*$/.test(before)) return 'a power has one integer exponent: x^2';
  if (found !== '' && !before.includes('=')) return 'a definition reads name[indices] = expression';
  if (/[\w'\])]\s*$/.test(before) && /^[\w([]/.test(found)) return 'write a product with *';
  if (found === '') return 'complete the line, or indent its continuation';
  if (/^[)\]]$/.test(found)) return 'it closes no bracket that is open here';
  return 'see docs/notation.md for the grammar';
}
