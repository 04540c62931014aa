/** What a program's text shows about it without evaluating it. */
import type { Expression, Operator, Reducer, Statement } from './ast';
import { childrenOf, everyPart } from './walk';

/** Names of the tensors that the statements read but do not define, in the order of their first reading. */
export function tensorsRead(statements: readonly Statement[]): readonly string[] {
  const defined = new Set<string>();
  const read = new Set<string>();
  const visit = (expression: Expression): void => {
    if (expression.kind === 'read' && !defined.has(expression.tensor)) read.add(expression.tensor);
    childrenOf(expression).forEach(visit);
  };
  for (const statement of statements) {
    if (statement.kind === 'definition') visit(statement.body);
    else if (!defined.has(statement.source)) read.add(statement.source);
    defined.add(statement.name);
  }
  return [...read];
}

const RING_OPERATORS: ReadonlySet<Operator> = new Set<Operator>(['add', 'subtract', 'multiply', 'negate']);
const RING_REDUCERS: ReadonlySet<Reducer> = new Set<Reducer>(['sum']);

const ORDER_OPERATORS: ReadonlySet<Operator> = new Set<Operator>([
  ...RING_OPERATORS,
  'abs',
  'min',
  'max',
  'select',
  'lt',
  'le',
  'eq',
  'ne',
  'ge',
  'gt',
]);
const ORDER_REDUCERS: ReadonlySet<Reducer> = new Set<Reducer>(['sum', 'max', 'min', 'argmax']);

/**
 * Whether every value is a polynomial of the operands with integer coefficients: sums, products and powers >= 0,
 * brackets over indices, reads that are an integer outside. Such a program has a value in every prime field.
 */
export const isPolynomial = (statements: readonly Statement[]): boolean =>
  everyExpression(statements, (part) => isExact(part, RING_OPERATORS, RING_REDUCERS, Number.isInteger));

/**
 * Whether every value is an integer (or infinite) where the operands are integers, so that float arithmetic does not
 * round as long as they stay small: polynomials, and whatever only compares and chooses.
 */
export const isExactOnIntegers = (statements: readonly Statement[]): boolean =>
  everyExpression(statements, (part) => isExact(part, ORDER_OPERATORS, ORDER_REDUCERS, isIntegerOrInfinite));

const everyExpression = (statements: readonly Statement[], holds: (part: Expression) => boolean): boolean =>
  statements.every((statement) => statement.kind === 'view' || everyPart(statement.body, holds));

const isIntegerOrInfinite = (value: number): boolean =>
  Number.isInteger(value) || Math.abs(value) === Infinity;

/** Looks at one node, not at its parts. */
function isExact(
  part: Expression,
  operators: ReadonlySet<Operator>,
  reducers: ReadonlySet<Reducer>,
  isExactNumber: (value: number) => boolean,
): boolean {
  switch (part.kind) {
    case 'number':
      return isExactNumber(part.value);
    case 'read':
      return isExactNumber(part.otherwise);
    case 'reduce':
      return reducers.has(part.reducer);
    case 'apply':
      return operators.has(part.operator);
    case 'power':
      return part.exponent >= 0;
    case 'affine':
    case 'bracket':
      return true;
    default:
      return part satisfies never;
  }
}
