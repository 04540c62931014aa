import type { Expression } from './ast';

/** The parts of an expression, from left to right. */
export function childrenOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'reduce':
      return [expression.body];
    case 'apply':
      return expression.operands;
    case 'power':
      return [expression.base];
    case 'number':
    case 'affine':
    case 'read':
    case 'bracket':
      return [];
    default:
      return expression satisfies never;
  }
}

/** Whether the predicate holds of an expression and of all its parts. */
export const everyPart = (expression: Expression, holds: (part: Expression) => boolean): boolean =>
  holds(expression) && childrenOf(expression).every((child) => everyPart(child, holds));

/** Whether the predicate holds of an expression or of one of its parts. */
export const somePart = (expression: Expression, holds: (part: Expression) => boolean): boolean =>
  holds(expression) || childrenOf(expression).some((child) => somePart(child, holds));
