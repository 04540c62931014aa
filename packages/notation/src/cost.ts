/** How much work definitions are. */
import { evaluateAffine, type Affine, type Environment } from './affine';
import type { Definition, Expression, Range, Statement } from './ast';

/** Affine forms that must be 0 for the expression not to vanish. */
function equations(expression: Expression): readonly [left: Affine, right: Affine][] {
  switch (expression.kind) {
    case 'bracket':
      return expression.comparison === 'eq' ? [[expression.left, expression.right]] : [];
    case 'apply':
      if (expression.operator === 'multiply') return expression.operands.flatMap(equations);
      return expression.operator === 'divide' && expression.operands[0]
        ? equations(expression.operands[0])
        : [];
    case 'reduce':
      return expression.reducer === 'sum' || expression.reducer === 'mean' ? equations(expression.body) : [];
    case 'power':
      return expression.exponent > 0 ? equations(expression.base) : [];
    case 'number':
    case 'affine':
    case 'read':
      return [];
    default:
      return expression satisfies never;
  }
}

/**
 * How many terms over the ranges may differ from 0, at most: an equation leaves one value of the longest range that
 * occurs in it.
 */
export function nonzeroTerms(ranges: readonly Range[], body: Expression, dims: Environment): number {
  const extents = new Map(ranges.map(({ index, extent }) => [index, evaluateAffine(extent, dims)]));
  for (const [left, right] of equations(body)) {
    let longest: string | undefined;
    for (const name of [...Object.keys(left.terms), ...Object.keys(right.terms)]) {
      const extent = extents.get(name) ?? 0;
      if (extent > (longest === undefined ? 1 : (extents.get(longest) ?? 0))) longest = name;
    }
    if (longest !== undefined) extents.set(longest, 1);
  }
  return [...extents.values()].reduce((product, extent) => product * extent, 1);
}

function work(expression: Expression, dims: Environment): number {
  switch (expression.kind) {
    case 'reduce':
      return (
        nonzeroTerms(expression.ranges, expression.body, dims) * Math.max(1, work(expression.body, dims))
      );
    case 'apply':
      return expression.operands.reduce((total, operand) => total + work(operand, dims), 0);
    case 'power':
      return work(expression.base, dims);
    case 'number':
    case 'affine':
    case 'read':
    case 'bracket':
      return 0;
    default:
      return expression satisfies never;
  }
}

function definitionWork({ ranges, body }: Definition, dims: Environment): number {
  const size = ranges.reduce((product, { extent }) => product * evaluateAffine(extent, dims), 1);
  return size * Math.max(1, work(body, dims));
}

/**
 * Innermost iterations of all statements, an upper estimate: 1 an element at least, views for nothing.
 * @throws RangeError where a dim has no value.
 */
export const multiplyAdds = (statements: readonly Statement[], dims: Environment): number =>
  statements.reduce(
    (total, statement) => total + (statement.kind === 'view' ? 0 : definitionWork(statement, dims)),
    0,
  );
