import type { Expression, Operator, Statement } from '../ast';

/** Whether the expression is 0 or 1 everywhere, as far as its form shows. */
export function isBoolean(expression: Expression, statements: ReadonlyMap<string, Statement>): boolean {
  const all = (parts: readonly Expression[]): boolean => parts.every((part) => isBoolean(part, statements));
  switch (expression.kind) {
    case 'number':
      return expression.value === 0 || expression.value === 1;
    case 'bracket':
      return true;
    case 'read': {
      if (expression.otherwise !== 0 && expression.otherwise !== 1) return false;
      return isBooleanTensor(expression.tensor, statements);
    }
    case 'power':
      return expression.exponent > 0 && all([expression.base]);
    case 'reduce':
      return (expression.reducer === 'max' || expression.reducer === 'min') && all([expression.body]);
    case 'apply':
      return isBooleanApplication(expression, all);
    case 'affine':
      return false;
    default:
      return expression satisfies never;
  }
}

const COMPARISONS: ReadonlySet<Operator> = new Set<Operator>(['lt', 'le', 'eq', 'ne', 'ge', 'gt']);
const KEEPING: ReadonlySet<Operator> = new Set<Operator>(['multiply', 'max', 'min', 'bf16', 'f16']);

function isBooleanApplication(
  { operator, operands }: Extract<Expression, { kind: 'apply' }>,
  all: (parts: readonly Expression[]) => boolean,
): boolean {
  if (COMPARISONS.has(operator)) return true;
  if (KEEPING.has(operator)) return all(operands);
  if (operator === 'select') return all(operands.slice(1));
  const [left, right] = operands;
  return operator === 'subtract' && left.kind === 'number' && left.value === 1 && all([right]);
}

function isBooleanTensor(name: string, statements: ReadonlyMap<string, Statement>): boolean {
  const statement = statements.get(name);
  if (!statement) return false;
  return statement.kind === 'view'
    ? isBooleanTensor(statement.source, statements)
    : isBoolean(statement.body, statements);
}
