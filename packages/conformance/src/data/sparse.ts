/** Sparse operands: one element, or a few, along the axes that a denotation sums over. */
import type { CertifiedFunction } from '@gradcert/spec';
import { elementCount, extentsOf, unravel, type DimValues } from '../extents';
import type { RandomStream } from '../random';
import { keptAxes } from '../terms';

/**
 * Which ordinals are not zero: `count` of them for every setting of the kept axes, drawn near the middle
 * of spatial axes first so that every kernel position reads inside.
 */
export function sparseSupport(
  entry: CertifiedFunction,
  operand: CertifiedFunction['operands'][number],
  dims: DimValues,
  count: number,
  stream: RandomStream,
): (ordinal: number) => boolean {
  const extents = extentsOf(operand.shape, dims);
  const kept = keptAxes(operand.name, entry.denotation);
  const keptExtents = extents.filter((_, axis) => kept[axis]);
  const support = new Uint8Array(elementCount(extents));
  for (let setting = 0; setting < elementCount(keptExtents); setting++) {
    const keptIndex = unravel(setting, keptExtents);
    for (let draw = 0; draw < count; draw++) {
      let ordinal = 0;
      let nextKept = 0;
      extents.forEach((extent, axis) => {
        const quarter = draw === 0 ? Math.floor(extent / 4) : 0;
        const at = kept[axis] ? keptIndex[nextKept++] : stream.integer(quarter, extent - 1 - quarter);
        ordinal = ordinal * extent + at;
      });
      support[ordinal] = 1;
    }
  }
  return (ordinal) => support[ordinal] === 1;
}
