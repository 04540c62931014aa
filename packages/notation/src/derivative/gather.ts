/**
 * The adjoint of a read, as a gather: what the element u of a tensor gets from all places that read it,
 *
 *     SUM over the place's indices of [slots == u] * cotangent
 *
 * where each equation with an index of coefficient 1 or -1 is solved for it.
 */
import { addScaled, affineEquals, isConstant, scale, substitute, variable, type Affine } from '../affine';
import type { Expression, Range } from '../ast';
import { bracket, product, sum, within } from '../build';
import type { FreshNames } from './fresh-names';
import { instantiate, type IndexBindings } from './instantiate';
import type { Contribution } from './pullback';

/** @param element the tensor's ranges, whose indices stand for the element */
export function gather(
  { indices, ranges, cotangent }: Contribution,
  element: readonly Range[],
  names: FreshNames,
): Expression {
  let bindings: IndexBindings = {};
  const solved = new Set<string>();
  const brackets: Expression[] = [];
  const unsolved: [Affine, Affine][] = [];
  const bounded: [Affine, Affine][] = [];
  element.forEach(({ index, extent }, axis) => {
    if (isConstant(extent) && extent.constant === 1 && isConstant(indices[axis])) return;
    const slot = substitute(indices[axis], bindings);
    const candidate = ranges.find(
      (each) => !solved.has(each.index) && Math.abs(slot.terms[each.index] ?? 0) === 1,
    );
    if (!candidate) {
      unsolved.push([variable(index), slot]);
      return;
    }
    const coefficient = slot.terms[candidate.index];
    const rest = addScaled(slot, variable(candidate.index), -coefficient);
    const solution = scale(addScaled(variable(index), rest, -1), coefficient);
    solved.add(candidate.index);
    const one = { [candidate.index]: solution };
    bindings = {
      ...Object.fromEntries(Object.entries(bindings).map(([name, form]) => [name, substitute(form, one)])),
      ...one,
    };
    const isWhole = affineEquals(solution, variable(index)) && affineEquals(candidate.extent, extent);
    if (!isWhole) bounded.push([variable(candidate.index), candidate.extent]);
  });
  for (const [form, extent] of bounded) brackets.push(within(substitute(form, bindings), extent));
  for (const [left, right] of unsolved) brackets.push(bracket('eq', left, substitute(right, bindings)));
  return sum(
    ranges.filter(({ index }) => !solved.has(index)),
    product(...brackets, instantiate(cotangent, bindings, names)),
  );
}
