/** What an entry's denotation is made of, as far as the choice of data depends on it. */
import {
  childrenOf,
  isExactOnIntegers,
  type Definition,
  type Expression,
  type Statement,
} from '@gradcert/notation';
import type { CertifiedFunction } from '@gradcert/spec';

/** Every subexpression, outermost first. */
export function* subexpressions(expression: Expression): Generator<Expression> {
  yield expression;
  for (const child of childrenOf(expression)) yield* subexpressions(child);
}

export const definitionsOf = (statements: readonly Statement[]): Definition[] =>
  statements.filter((statement): statement is Definition => statement.kind === 'definition');

/** A line that is a reduction. */
export type Reducing = Definition & { readonly body: Extract<Expression, { kind: 'reduce' }> };

const COMPARING = new Set(['lt', 'le', 'eq', 'ne', 'ge', 'gt', 'min', 'max', 'abs']);

export interface Features {
  /** Compares values: has kinks and ties. */
  readonly compares: boolean;
  /** Divides by a deviation: offset and scale of the data matter. */
  readonly normalises: boolean;
  readonly exponentiates: boolean;
}

export function featuresOf(statements: readonly Statement[]): Features {
  const all = definitionsOf(statements).flatMap((definition) => [...subexpressions(definition.body)]);
  const applies = (operators: ReadonlySet<string>): boolean =>
    all.some((expression) => expression.kind === 'apply' && operators.has(expression.operator));
  return {
    compares:
      applies(COMPARING) ||
      all.some((expression) => expression.kind === 'reduce' && /max|min/.test(expression.reducer)),
    normalises: applies(new Set(['rsqrt', 'sqrt'])),
    exponentiates: applies(new Set(['exp', 'tanh', 'logistic', 'erf'])),
  };
}

/** The numbers with which the denotation compares: where its kinks are. */
export function comparedNumbers(statements: readonly Statement[]): number[] {
  const compared = definitionsOf(statements)
    .flatMap((definition) => [...subexpressions(definition.body)])
    .flatMap((expression) =>
      expression.kind === 'apply' && COMPARING.has(expression.operator) ? expression.operands : [],
    );
  return [...new Set(compared.flatMap((operand) => (operand.kind === 'number' ? [operand.value] : [])))];
}

const CHOOSING = new Set(['lt', 'le', 'eq', 'ne', 'ge', 'gt', 'select']);

/**
 * The real operands in which a NaN must reach the results that it is read for. None for a function that compares values:
 * a NaN compares false, and a mask times NaN is NaN where a kernel that selects has 0.
 */
export function undecidedByNaN({ denotation, operands }: CertifiedFunction): string[] {
  const chooses = definitionsOf(denotation)
    .flatMap(({ body }) => [...subexpressions(body)])
    .some(
      (part) =>
        (part.kind === 'apply' && CHOOSING.has(part.operator)) ||
        (part.kind === 'reduce' && part.reducer === 'argmax'),
    );
  return chooses ? [] : operands.filter(({ kind }) => kind === 'real').map(({ name }) => name);
}

/**
 * Operands in which the denotation is linear term by term: read only in products and sums, never inside a
 * comparison, a maximum, a function or a divisor. The mantissa layer probes each of them in turn.
 */
export function linearOperands(statements: readonly Statement[], operands: readonly string[]): string[] {
  const linear = new Set(operands);
  const visit = (expression: Expression, nonlinear: boolean): void => {
    switch (expression.kind) {
      case 'number':
      case 'affine':
      case 'bracket':
        return;
      case 'read':
        if (nonlinear) linear.delete(expression.tensor);
        return;
      case 'reduce':
        visit(expression.body, nonlinear || !['sum', 'mean'].includes(expression.reducer));
        return;
      case 'power':
        visit(expression.base, nonlinear || expression.exponent !== 1);
        return;
      case 'apply': {
        const { operator } = expression;
        expression.operands.forEach((operand, position) => {
          const keeps =
            operator === 'add' ||
            operator === 'subtract' ||
            operator === 'multiply' ||
            operator === 'negate' ||
            (operator === 'divide' && position === 0) ||
            (operator === 'select' && position > 0);
          visit(operand, nonlinear || !keeps);
        });
        return;
      }
      default:
        expression satisfies never;
    }
  };
  for (const definition of definitionsOf(statements)) visit(definition.body, false);
  return operands.filter((name) => linear.has(name));
}

/** The real operands in which an entry is linear. */
export const linearIn = ({ denotation, operands }: CertifiedFunction): string[] =>
  linearOperands(
    denotation,
    operands.filter(({ kind }) => kind === 'real').map(({ name }) => name),
  );

/**
 * The real operands of an entry without rounding on integers, in each of which it is linear: those that can be made
 * wide, or given full mantissas, one at a time. None for an entry that rounds.
 */
export const probedOperands = (entry: CertifiedFunction): string[] =>
  isExactOnIntegers(entry.denotation) ? linearIn(entry) : [];
