import { affineKey, evaluateAffine, isConstant, type Affine } from '@gradcert/notation';
import type { CertifiedFunction } from '@gradcert/spec';

/** Values of an entry's primary dims. */
export type DimValues = Readonly<Record<string, number>>;

/** The extents of a shape at the given dims. */
export const extentsOf = (shape: readonly Affine[], dims: DimValues): number[] =>
  shape.map((extent) => evaluateAffine(extent, dims));

export const elementCount = (extents: readonly number[]): number =>
  extents.reduce((count, extent) => count * extent, 1);

/** Every different symbolic extent of the entry's operands and result, constants left out. */
export function symbolicExtents(entry: CertifiedFunction): Affine[] {
  const byKey = new Map<string, Affine>();
  const shapes = [...entry.operands.map((operand) => operand.shape), entry.result.shape];
  for (const extent of shapes.flat()) {
    if (!isConstant(extent)) byKey.set(affineKey(extent), extent);
  }
  return [...byKey.values()];
}

/** The row-major ordinal of an index. */
export const ravel = (index: readonly number[], extents: readonly number[]): number =>
  index.reduce((ordinal, place, axis) => ordinal * extents[axis] + place, 0);

/** The index of a row-major ordinal. */
export function unravel(ordinal: number, extents: readonly number[]): number[] {
  const index = new Array<number>(extents.length);
  let rest = ordinal;
  for (let axis = extents.length - 1; axis >= 0; axis--) {
    index[axis] = rest % extents[axis];
    rest = Math.floor(rest / extents[axis]);
  }
  return index;
}
