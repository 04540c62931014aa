/** What a definition refers to. */
import type { Affine } from '../affine';
import type { Definition, Expression, Range } from '../ast';

export interface DefinitionNames {
  /** Tensors read, with the number of indices of their reads, in order of first occurrence. */
  readonly tensors: ReadonlyMap<string, number>;
  /** Names in affine forms that no range binds. */
  readonly dims: readonly string[];
}

const cache = new WeakMap<Definition, DefinitionNames>();

/** @throws RangeError where two reads of one tensor have different numbers of indices. */
export function definitionNames(definition: Definition): DefinitionNames {
  const known = cache.get(definition);
  if (known) return known;
  const tensors = new Map<string, number>();
  const dims = new Set<string>();

  function form({ terms }: Affine, bound: ReadonlySet<string>): void {
    for (const name in terms) if (!bound.has(name)) dims.add(name);
  }
  function scope(ranges: readonly Range[], bound: ReadonlySet<string>): ReadonlySet<string> {
    for (const { extent } of ranges) form(extent, bound);
    return new Set([...bound, ...ranges.map(({ index }) => index)]);
  }
  function visit(expression: Expression, bound: ReadonlySet<string>): void {
    switch (expression.kind) {
      case 'number':
        return;
      case 'affine':
        form(expression.form, bound);
        return;
      case 'read': {
        const rank = tensors.get(expression.tensor) ?? expression.indices.length;
        if (rank !== expression.indices.length) {
          throw new RangeError(
            `'${definition.name}' reads '${expression.tensor}' with ${String(rank)} and with ${String(expression.indices.length)} indices`,
          );
        }
        tensors.set(expression.tensor, rank);
        for (const index of expression.indices) form(index, bound);
        return;
      }
      case 'bracket':
        form(expression.left, bound);
        form(expression.right, bound);
        return;
      case 'power':
        visit(expression.base, bound);
        return;
      case 'apply':
        for (const operand of expression.operands) visit(operand, bound);
        return;
      case 'reduce':
        visit(expression.body, scope(expression.ranges, bound));
        return;
      default:
        expression satisfies never;
    }
  }
  visit(definition.body, scope(definition.ranges, new Set()));
  const names = { tensors, dims: [...dims] };
  cache.set(definition, names);
  return names;
}
