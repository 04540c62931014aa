/** Puts numbers for dims in a definition, and plain identifiers for its indices. */
import type { Affine, Environment } from '../affine';
import type { Definition, Expression, Range } from '../ast';

/** A definition whose affine forms hold index variables only, each range under a name of its own (i0, i1 ...). */
export interface BoundDefinition {
  readonly ranges: readonly Range[];
  readonly body: Expression;
  /** Extent of every index variable, those of reductions included. */
  readonly extents: ReadonlyMap<string, number>;
}

/** @throws RangeError where a name is neither an index nor a dim, or an extent is negative. */
export function bindDefinition(definition: Definition, dims: Environment): BoundDefinition {
  const extents = new Map<string, number>();
  type Scope = ReadonlyMap<string, string>;

  function bindForm(form: Affine, scope: Scope): Affine {
    let constant = form.constant;
    const terms: Record<string, number> = {};
    for (const name in form.terms) {
      const coefficient = form.terms[name] ?? 0;
      const index = scope.get(name);
      if (index !== undefined) {
        terms[index] = coefficient;
        continue;
      }
      const value = Object.hasOwn(dims, name) ? dims[name] : undefined;
      if (value === undefined) {
        throw new RangeError(
          `in '${definition.name}': '${name}' is neither an index in scope nor a dim with a value`,
        );
      }
      constant += coefficient * value;
    }
    return { constant, terms };
  }

  function bindRanges(ranges: readonly Range[], scope: Scope): [Range[], Scope] {
    const inner = new Map(scope);
    const bound = ranges.map((range) => {
      const extent = bindForm(range.extent, scope);
      if (Object.keys(extent.terms).length > 0 || !Number.isInteger(extent.constant) || extent.constant < 0) {
        throw new RangeError(
          `in '${definition.name}': the extent of index '${range.index}' must be an integer >= 0 given by dims alone`,
        );
      }
      const name = `i${String(extents.size)}`;
      extents.set(name, extent.constant);
      inner.set(range.index, name);
      return { index: name, extent };
    });
    return [bound, inner];
  }

  function bindExpression(expression: Expression, scope: Scope): Expression {
    switch (expression.kind) {
      case 'number':
        return expression;
      case 'affine':
        return { kind: 'affine', form: bindForm(expression.form, scope) };
      case 'read':
        return { ...expression, indices: expression.indices.map((form) => bindForm(form, scope)) };
      case 'reduce': {
        const [ranges, inner] = bindRanges(expression.ranges, scope);
        return { ...expression, ranges, body: bindExpression(expression.body, inner) };
      }
      case 'apply':
        return {
          ...expression,
          operands: expression.operands.map((operand) => bindExpression(operand, scope)),
        };
      case 'power':
        return { ...expression, base: bindExpression(expression.base, scope) };
      case 'bracket':
        return {
          ...expression,
          left: bindForm(expression.left, scope),
          right: bindForm(expression.right, scope),
        };
      default:
        return expression satisfies never;
    }
  }

  const [ranges, scope] = bindRanges(definition.ranges, new Map());
  return { ranges, body: bindExpression(definition.body, scope), extents };
}
