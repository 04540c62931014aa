/** Which dims count steps of an image, and what must be 0 at its end. */
import { addScaled, isConstant, type Affine, type Expression } from '@gradcert/notation';
import type { CertifiedFunction } from '@gradcert/spec';
import { permutableDims } from './permutable';
import { aloneIn, coefficientOf, everyPartInScope, shapesOf, type Scope } from './scopes';

/**
 * Spatial dims along which a denotation commutes with a move by one step: an axis of extent a*h + b moves by a elements,
 * an index of that extent as well, every slot as its axis does, and both sides of a bracket alike. Images are
 * continued by 0 (a read `else -inf` is not), and an index that moves is summed over only with a factor that it
 * addresses alone, so that a step of zeros at the end of some operands (`endingInZeros`) is all that the move takes out.
 */
export function translatableDims(entry: CertifiedFunction): string[] {
  const permutable = permutableDims(entry);
  return Object.keys(entry.dims).filter(
    (dim) => entry.dims[dim] === 'spatial' && !permutable.includes(dim) && isTranslatable(entry, dim),
  );
}

const moves = (extent: Affine | undefined, dim: string): boolean =>
  extent !== undefined && coefficientOf(extent, dim) !== 0;

/** By how much a form moves; undefined where it names the dim itself, an end of the image. */
function motion({ terms }: Affine, dim: string, scope: Scope): number | undefined {
  let total = 0;
  for (const [name, coefficient] of Object.entries(terms)) {
    if (name === dim) return undefined;
    const extent = scope.get(name);
    if (extent) total += coefficient * coefficientOf(extent, dim);
  }
  return total;
}

function isTranslatable(entry: CertifiedFunction, dim: string): boolean {
  const shapes = shapesOf(entry);
  return everyPartInScope(entry.denotation, (part, scope) => {
    switch (part.kind) {
      case 'read': {
        const shape = shapes.get(part.tensor) ?? [];
        return (
          (!shape.some((extent) => moves(extent, dim)) || part.otherwise === 0) &&
          part.indices.every((slot, axis) => motion(slot, dim, scope) === coefficientOf(shape[axis], dim))
        );
      }
      case 'reduce':
        return part.ranges.every(
          ({ index, extent }) =>
            !moves(extent, dim) ||
            (part.reducer === 'sum' && factorsOf(part.body).some((factor) => readsAlone(factor, index))),
        );
      case 'affine':
        return Object.keys(part.form.terms).every((name) => !moves(scope.get(name), dim));
      case 'bracket': {
        const left = motion(part.left, dim, scope);
        return left !== undefined && left === motion(part.right, dim, scope);
      }
      case 'apply':
      case 'power':
      case 'number':
        return true;
      default:
        return part satisfies never;
    }
  });
}

const factorsOf = (expression: Expression): readonly Expression[] =>
  expression.kind === 'apply' && expression.operator === 'multiply'
    ? expression.operands.flatMap(factorsOf)
    : [expression];

const readsAlone = (factor: Expression, index: string): boolean =>
  factor.kind === 'read' && factor.indices.some((slot) => aloneIn(slot) === index);

/**
 * Operands that must end with a step of zeros along a dim: those that a sum over a moving index addresses by it alone,
 * and those of which an element outside is read.
 */
export function endingInZeros(entry: CertifiedFunction, dim: string): string[] {
  const ending = new Set<string>();
  const shapes = shapesOf(entry);
  everyPartInScope(entry.denotation, (part, scope) => {
    if (part.kind === 'read' && part.indices.some((slot, axis) => leaves(slot, axis, part.tensor, scope)))
      ending.add(part.tensor);
    if (part.kind === 'reduce') {
      for (const { index, extent } of part.ranges) {
        for (const factor of moves(extent, dim) ? factorsOf(part.body) : [])
          if (factor.kind === 'read' && readsAlone(factor, index)) ending.add(factor.tensor);
      }
    }
    return true;
  });
  function leaves(slot: Affine, axis: number, tensor: string, scope: Scope): boolean {
    const extent = shapes.get(tensor)?.[axis];
    return extent !== undefined && moves(extent, dim) && !staysInside(slot, extent, scope);
  }
  return entry.operands.map(({ name }) => name).filter((name) => ending.has(name));
}

/** Whether the least and the largest value of a slot are inside for every size. */
function staysInside(slot: Affine, extent: Affine, scope: Scope): boolean {
  let [least, largest]: [Affine, Affine] = [slot, slot];
  for (const [name, coefficient] of Object.entries(slot.terms)) {
    const range = scope.get(name);
    if (!range) continue;
    const removed: Affine = { constant: 0, terms: { [name]: coefficient } };
    const last = addScaled(range, 1, -1);
    least = addScaled(addScaled(least, removed, -1), last, Math.min(coefficient, 0));
    largest = addScaled(addScaled(largest, removed, -1), last, Math.max(coefficient, 0));
  }
  const isNonnegative = (form: Affine): boolean => isConstant(form) && form.constant >= 0;
  return isNonnegative(least) && isNonnegative(addScaled(addScaled(extent, 1, -1), largest, -1));
}
