/**
 * Constants of programs. One is meant as a decimal, but texts print the float32 number nearest to it in many
 * ways: 1e-5 and 9.99999974e-6 are one. So each stands for the shortest decimal that float32 rounds to the same
 * number, and arithmetic on them is exact: 3 * 0.044715 is 0.134145, 1 - 0.1 is 0.9.
 */
import type { Expression, Statement } from '../ast';
import { read } from '../build';

/** The shortest decimal with the value's float32 rounding, as a float64; integers and infinities stay. */
export function shortestDecimal(value: number): number {
  const rounded = Math.fround(value);
  if (Number.isInteger(rounded) || !Number.isFinite(rounded)) return rounded;
  // nine digits tell all float32 numbers apart
  for (let digits = 1; digits < 9; digits++) {
    const decimal = Number(rounded.toPrecision(digits));
    if (Math.fround(decimal) === rounded) return decimal;
  }
  return Number(rounded.toPrecision(9));
}

/** The statements with every constant replaced by an expression of its decimal. */
function withConstants(
  statements: readonly Statement[],
  replace: (decimal: number) => Expression,
): Statement[] {
  const visit = (expression: Expression): Expression => {
    switch (expression.kind) {
      case 'number':
        return replace(shortestDecimal(expression.value));
      case 'read':
        return { ...expression, otherwise: shortestDecimal(expression.otherwise) };
      case 'reduce':
        return { ...expression, body: visit(expression.body) };
      case 'apply':
        return { ...expression, operands: expression.operands.map(visit) };
      case 'power':
        return { ...expression, base: visit(expression.base) };
      case 'affine':
      case 'bracket':
        return expression;
      default:
        return expression satisfies never;
    }
  };
  return statements.map((statement) =>
    statement.kind === 'view' ? statement : { ...statement, body: visit(statement.body) },
  );
}

export const withDecimals = (statements: readonly Statement[]): Statement[] =>
  withConstants(statements, (value) => ({ kind: 'number', value }));

/** Statements that read their constants, and the constants by the name under which they are read. */
export interface Lifted {
  readonly statements: readonly Statement[];
  readonly constants: ReadonlyMap<string, number>;
}

/**
 * Makes fractions tensors of rank 0, so that an algebra takes them as the data they are: as a constant it would
 * round them to float32.
 */
export function liftConstants(statements: readonly Statement[]): Lifted {
  const constants = new Map<string, number>();
  const lifted = withConstants(statements, (value) => {
    if (Number.isInteger(value) || !Number.isFinite(value)) return { kind: 'number', value };
    const name = `constant ${String(value)}`;
    constants.set(name, value);
    return read(name, []);
  });
  return { statements: lifted, constants };
}
