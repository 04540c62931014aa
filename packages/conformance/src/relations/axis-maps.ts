/** Rearrangements of row-major data axis by axis: permutations, shifts, parts. */
import type { Affine } from '@gradcert/notation';
import type { CertifiedFunction } from '@gradcert/spec';
import type { OperandData } from '../data/recipe';
import { extentsOf, type DimValues } from '../extents';

/** From places along an axis to the places of their elements: -1 for nowhere. */
export type AxisMap = Int32Array;
/** By axis; an axis without a map stays as it is. */
export type AxisMaps = readonly (AxisMap | undefined)[];

export const axisMap = (extent: number, source: (place: number) => number): AxisMap =>
  Int32Array.from({ length: extent }, (_, place) => source(place));

/** The data whose element at a place is that at the mapped one, or `nowhere`. */
export function rearranged(
  data: ArrayLike<number>,
  extents: readonly number[],
  maps: AxisMaps,
  nowhere: number,
): ArrayLike<number> {
  let current = data;
  const shape = [...extents];
  for (const [axis, map] of maps.entries()) {
    if (!map) continue;
    current = alongAxis(current, shape, axis, map, nowhere);
    shape[axis] = map.length;
  }
  return current;
}

function alongAxis(
  data: ArrayLike<number>,
  shape: readonly number[],
  axis: number,
  map: AxisMap,
  nowhere: number,
): Float64Array {
  const extent = shape[axis];
  const step = shape.slice(axis + 1).reduce((a, b) => a * b, 1);
  const blocks = shape.slice(0, axis).reduce((a, b) => a * b, 1);
  const moved = new Float64Array(blocks * map.length * step);
  for (let block = 0, to = 0; block < blocks; block++) {
    for (let place = 0; place < map.length; place++) {
      const source = map[place];
      const from = (block * extent + source) * step;
      for (let at = 0; at < step; at++) moved[to++] = source < 0 ? nowhere : data[from + at];
    }
  }
  return moved;
}

/** The maps of a shape, by what an extent asks for. */
export const mapsOf = (shape: readonly Affine[], mapOf: (extent: Affine) => AxisMap | undefined): AxisMaps =>
  shape.map(mapOf);

/** Every operand rearranged along the axes whose extents have a map. */
export const operandsRearranged = (
  { operands }: CertifiedFunction,
  dims: DimValues,
  data: OperandData,
  mapOf: (extent: Affine) => AxisMap | undefined,
): OperandData =>
  Object.fromEntries(
    operands.map(({ name, shape }) => {
      const moved = rearranged(data[name], extentsOf(shape, dims), mapsOf(shape, mapOf), 0);
      return [name, Float32Array.from(moved)];
    }),
  );
