/** Statements at one shape: numbers in place of dims. */
import { substitute, type Affine, type Environment } from './affine';
import type { Expression, Range, Statement } from './ast';

/**
 * Every dim that has a value replaced by it, in extents, slots, brackets and values; and other values for named
 * constants. No index may have a dim's name.
 */
export const atDims = (
  statements: readonly Statement[],
  dims: Environment,
  constants: Readonly<Record<string, number>> = {},
): Statement[] =>
  statements.map((statement) => {
    const form = (value: Affine): Affine => substitute(value, dims);
    const ranges = (values: readonly Range[]): Range[] =>
      values.map(({ index, extent }) => ({ index, extent: form(extent) }));
    if (statement.kind === 'view') return { ...statement, shape: statement.shape.map(form) };
    const body = (expression: Expression): Expression => {
      switch (expression.kind) {
        case 'number': {
          const { name = '' } = expression;
          return Object.hasOwn(constants, name) ? { ...expression, value: constants[name] } : expression;
        }
        case 'affine':
          return { kind: 'affine', form: form(expression.form) };
        case 'read':
          return { ...expression, indices: expression.indices.map(form) };
        case 'reduce':
          return { ...expression, ranges: ranges(expression.ranges), body: body(expression.body) };
        case 'apply':
          return { ...expression, operands: expression.operands.map(body) };
        case 'power':
          return { ...expression, base: body(expression.base) };
        case 'bracket':
          return { ...expression, left: form(expression.left), right: form(expression.right) };
        default:
          return expression satisfies never;
      }
    };
    return { ...statement, ranges: ranges(statement.ranges), body: body(statement.body) };
  });
