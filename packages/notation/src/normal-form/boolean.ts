import type { Expression, Statement } from '../ast';

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
      switch (expression.operator) {
        case 'lt':
        case 'le':
        case 'eq':
        case 'ne':
        case 'ge':
        case 'gt':
          return true;
        case 'multiply':
        case 'max':
        case 'min':
        case 'bf16':
        case 'f16':
          return all(expression.operands);
        case 'select':
          return all(expression.operands.slice(1));
        case 'subtract': {
          const [left, right] = expression.operands;
          return left?.kind === 'number' && left.value === 1 && right !== undefined && all([right]);
        }
        default:
          return false;
      }
    case 'affine':
      return false;
    default:
      return expression satisfies never;
  }
}

function isBooleanTensor(name: string, statements: ReadonlyMap<string, Statement>): boolean {
  const statement = statements.get(name);
  if (!statement) return false;
  return statement.kind === 'view'
    ? isBooleanTensor(statement.source, statements)
    : isBoolean(statement.body, statements);
}
