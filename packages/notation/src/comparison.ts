/** Brackets, seen alike whether they compare indices or values. */
import { affineKey } from './affine';
import type { Comparison, Expression } from './ast';
import { affineValue } from './build';

const COMPARISONS: ReadonlySet<string> = new Set<Comparison>(['lt', 'le', 'eq', 'ne', 'ge', 'gt']);

interface ComparisonView {
  readonly comparison: Comparison;
  readonly left: Expression;
  readonly right: Expression;
}

/** The comparison that an expression is; undefined where it is none. */
function asComparison(expression: Expression): ComparisonView | undefined {
  if (expression.kind === 'bracket') {
    const { comparison, left, right } = expression;
    return { comparison, left: affineValue(left), right: affineValue(right) };
  }
  if (expression.kind !== 'apply' || !isComparison(expression.operator)) return undefined;
  const left = expression.operands.at(0);
  const right = expression.operands.at(1);
  return left === undefined || right === undefined
    ? undefined
    : { comparison: expression.operator, left, right };
}

export type Chain = readonly [ComparisonView, ...ComparisonView[]];

/**
 * The comparisons of `a <= b < c`: one, or the two factors of a product that share their middle, which a reader
 * writes as one bracket. Undefined for any other expression.
 */
export function asChain(expression: Expression): Chain | undefined {
  const single = asComparison(expression);
  if (single !== undefined) return [single];
  if (expression.kind !== 'apply' || expression.operator !== 'multiply') return undefined;
  const [first, second] = [expression.operands.at(0), expression.operands.at(1)].map(
    (operand) => operand && asComparison(operand),
  );
  if (first === undefined || second === undefined || !sameExpression(first.right, second.left))
    return undefined;
  return [first, second];
}

const isComparison = (operator: string): operator is Comparison => COMPARISONS.has(operator);

/** Structural equality, as far as a chain's middle needs it: everything but the order of an affine form's terms. */
function sameExpression(a: Expression, b: Expression): boolean {
  if (a.kind === 'affine' && b.kind === 'affine') return affineKey(a.form) === affineKey(b.form);
  return JSON.stringify(a) === JSON.stringify(b);
}
