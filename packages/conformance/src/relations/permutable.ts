import type { Affine, Expression } from '@gradcert/notation';
import type { CertifiedFunction } from '@gradcert/spec';
import { aloneIn, coefficientOf, everyPartInScope, shapesOf, type Scope } from './scopes';

/**
 * Dims along which a denotation knows no order: the indices along them only say which elements belong together. Such
 * a program commutes with every permutation of the dim, since it is one over any set of that size (parametricity:
 * Wadler, "Theorems for free!", 1989).
 */
export const permutableDims = (entry: CertifiedFunction): string[] =>
  Object.keys(entry.dims).filter((dim) => isPermutable(entry, dim));

function isPermutable(entry: CertifiedFunction, dim: string): boolean {
  const shapes = shapesOf(entry);
  const is = (extent: Affine | undefined): boolean => extent !== undefined && aloneIn(extent) === dim;
  const extents = [...shapes.values()].flat();
  if (!extents.some(is) || !extents.every((extent) => is(extent) || coefficientOf(extent, dim) === 0))
    return false;
  const names = (form: Affine, scope: Scope): boolean =>
    Object.keys(form.terms).some((name) => is(scope.get(name)));
  return everyPartInScope(entry.denotation, (part: Expression, scope) => {
    switch (part.kind) {
      case 'read':
        return part.indices.every((slot, axis) =>
          is(shapes.get(part.tensor)?.[axis]) ? is(scope.get(aloneIn(slot) ?? '')) : !names(slot, scope),
        );
      case 'reduce':
        return part.ranges.every(
          ({ extent }) => coefficientOf(extent, dim) === 0 || (is(extent) && part.reducer !== 'argmax'),
        );
      case 'affine':
        return !names(part.form, scope);
      case 'bracket':
        return !names(part.left, scope) && !names(part.right, scope);
      case 'apply':
      case 'power':
      case 'number':
        return true;
      default:
        return part satisfies never;
    }
  });
}
