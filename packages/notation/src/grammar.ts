/** Matches text against grammar.ohm and gives its structure. Spans are relative to the text given. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { grammar, type Node, type Semantics } from 'ohm-js';
import type { Comparison, Reducer, Span } from './ast';
import { syntax, type Problem } from './errors';
import type { BinaryOperator, DefinitionSyntax, RangeSyntax, Syntax, Word } from './syntax';

const notation = grammar(readFileSync(join(__dirname, 'grammar.ohm'), 'utf8'));

const BINARY: Readonly<Record<string, BinaryOperator>> = {
  '+': 'add',
  '-': 'subtract',
  '*': 'multiply',
  '/': 'divide',
};

const COMPARISON: Readonly<Record<string, Comparison>> = {
  '<': 'lt',
  '<=': 'le',
  '==': 'eq',
  '!=': 'ne',
  '>=': 'ge',
  '>': 'gt',
};

const spanOf = (node: Node): Span => ({ start: node.source.startIdx, end: node.source.endIdx });
const wordOf = (node: Node): Word => ({ name: node.sourceString, span: spanOf(node) });
/** The operations defined below, which ohm-js puts on every node of a match. */
interface Operations {
  expression(): Syntax;
  range(): RangeSyntax;
  outside(): number;
  items(): readonly Node[];
  definition(): DefinitionSyntax;
}

const on = (node: Node): Operations => node as unknown as Operations;
const expressionOf = (node: Node): Syntax => on(node).expression();
const rangeOf = (node: Node): RangeSyntax => on(node).range();
const itemsOf = (list: Node): readonly Node[] => list.asIteration().children;

/** The word or literal inside optional nodes. */
const optional = (node: Node): Node | undefined => node.children[0];

/** left op right op right ..., from the left. */
function leftToRight(first: Node, operators: Node, rest: Node): Syntax {
  return rest.children.reduce<Syntax>((left, operand, index) => {
    const right = expressionOf(operand);
    const operator = BINARY[operators.children[index]?.sourceString ?? ''] ?? 'add';
    return { kind: 'binary', operator, left, right, span: { start: left.span.start, end: right.span.end } };
  }, expressionOf(first));
}

const literal = (node: Node): number => (node.sourceString === 'inf' ? Infinity : Number(node.sourceString));

const semantics: Semantics = notation
  .createSemantics()
  .addOperation<Syntax>('expression', {
    Expression: leftToRight,
    Product: leftToRight,
    Factor_negated(_minus, operand) {
      const value = expressionOf(operand);
      const span = spanOf(this);
      // `-3` is a literal; `-3^2` and `-(3)` are not.
      return value.kind === 'number' && value.span.start === operand.source.startIdx
        ? { kind: 'number', value: -value.value, span }
        : { kind: 'negate', operand: value, span };
    },
    Power_raised(base, _caret, exponent) {
      return {
        kind: 'power',
        base: expressionOf(base),
        exponent: Number(exponent.sourceString.replace(/\s/g, '')),
        span: spanOf(this),
      };
    },
    Primary_parenthesised: (_open, inner, _close) => expressionOf(inner),
    Reduction(reducer, _open, ranges, _close, body) {
      return {
        kind: 'reduction',
        reducer: reducer.sourceString as Reducer,
        ranges: itemsOf(ranges).map(rangeOf),
        body: expressionOf(body),
        span: spanOf(this),
      };
    },
    Call(callee, _open, operands, _close) {
      return {
        kind: 'call',
        callee: wordOf(callee),
        operands: itemsOf(operands).map(expressionOf),
        span: spanOf(this),
      };
    },
    Read(tensor, _open, slots, _close, otherwise) {
      const outside = optional(otherwise);
      return {
        kind: 'read',
        tensor: wordOf(tensor),
        slots: itemsOf(slots).map(expressionOf),
        otherwise: outside === undefined ? 0 : on(outside).outside(),
        span: spanOf(this),
      };
    },
    Bracket(_open, first, comparisons, rest, _close) {
      return {
        kind: 'chain',
        operands: [first, ...rest.children].map(expressionOf),
        comparisons: comparisons.children.map((node) => COMPARISON[node.sourceString] ?? 'eq'),
        span: spanOf(this),
      };
    },
    number(_whole, _point, _fraction, _e, _sign, _power) {
      return { kind: 'number', value: literal(this), span: spanOf(this) };
    },
    infinity(_inf) {
      return { kind: 'number', value: Infinity, span: spanOf(this) };
    },
    name(_word) {
      return { kind: 'name', ...wordOf(this) };
    },
  })
  .addOperation<number>('outside', {
    Otherwise(_else, minus, value) {
      const magnitude = literal(value);
      // Never -0: nothing tells it from 0 outside a tensor.
      return optional(minus) === undefined || magnitude === 0 ? magnitude : -magnitude;
    },
  })
  .addOperation<RangeSyntax>('range', {
    Range(name, _less, extent) {
      const expression = optional(extent);
      return {
        ...wordOf(name),
        ...(expression === undefined ? {} : { extent: expressionOf(expression) }),
      };
    },
  })
  .addOperation<readonly Node[]>('items', {
    Indices: (_open, ranges, _close) => itemsOf(ranges),
    Shape: itemsOf,
  })
  .addOperation<DefinitionSyntax>('definition', {
    Definition(name, indices, _equals, body) {
      const list = optional(indices);
      return {
        ...wordOf(name),
        ranges: list === undefined ? [] : on(list).items().map(rangeOf),
        body: expressionOf(body),
        line: spanOf(this),
      };
    },
  });

/** The structure of a text, or what is wrong with it. */
export type Parsed<T> = { readonly value: T } | { readonly problem: Problem };

/** One definition. */
export const matchDefinition = (text: string): Parsed<DefinitionSyntax> =>
  match(text, 'Definition', (root) => on(root).definition());

/** One expression. */
export const matchExpression = (text: string): Parsed<Syntax> => match(text, 'Expression', expressionOf);

/** Expressions separated by commas; none for an empty text. */
export const matchShape = (text: string): Parsed<readonly Syntax[]> =>
  match(text, 'Shape', (root) => on(root).items().map(expressionOf));

function match<T>(text: string, rule: string, build: (root: Node) => T): Parsed<T> {
  const result = notation.match(text, rule);
  if (result.succeeded()) return { value: build(semantics(result) as Node) };
  // ohm-js declares the members of a failure on a type of its own.
  const failure = result as unknown as { getRightmostFailurePosition(): number; getExpectedText(): string };
  const start = failure.getRightmostFailurePosition();
  const found = /^(?:[A-Za-z0-9_.']+|[<>=!]=|.)/s.exec(text.slice(start))?.[0] ?? '';
  const span = { start, end: start + found.length };
  const expected = failure.getExpectedText().replace('end of input', 'the end of the line');
  return { problem: syntax(span, expected, found, hintFor(text.slice(0, start), found)) };
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
