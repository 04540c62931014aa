/** Copies of expressions at other indices. */
import { substitute, variable, type Affine } from '../affine';
import type { Expression, Range } from '../ast';
import type { FreshNames } from './fresh-names';

export type IndexBindings = Readonly<Record<string, Affine>>;

/** The ranges under new names, and what their indices are called from now on. */
export function renameRanges(
  ranges: readonly Range[],
  bindings: IndexBindings,
  names: FreshNames,
): { readonly ranges: Range[]; readonly bindings: IndexBindings } {
  const renamed = ranges.map(({ index, extent }) => ({ index: names.take(index), extent }));
  const added = ranges.map(({ index }, k) => [index, variable(renamed[k].index)] as const);
  return { ranges: renamed, bindings: { ...bindings, ...Object.fromEntries(added) } };
}

/** The expression with its free indices replaced. Its own indices get new names, so that none is captured. */
export function instantiate(expression: Expression, bindings: IndexBindings, names: FreshNames): Expression {
  const replace = (form: Affine): Affine => substitute(form, bindings);
  switch (expression.kind) {
    case 'number':
      return expression;
    case 'affine':
      return { ...expression, form: replace(expression.form) };
    case 'bracket':
      return { ...expression, left: replace(expression.left), right: replace(expression.right) };
    case 'read':
      return { ...expression, indices: expression.indices.map(replace) };
    case 'apply':
      return {
        ...expression,
        operands: expression.operands.map((operand) => instantiate(operand, bindings, names)),
      };
    case 'power':
      return { ...expression, base: instantiate(expression.base, bindings, names) };
    case 'reduce': {
      const inner = renameRanges(expression.ranges, bindings, names);
      return {
        ...expression,
        ranges: inner.ranges,
        body: instantiate(expression.body, inner.bindings, names),
      };
    }
    default:
      return expression satisfies never;
  }
}
