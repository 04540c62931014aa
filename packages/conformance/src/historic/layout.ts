/** Data of one layout read as if they had another. */
import type { CertifiedFunction } from '@gradcert/spec';
import type { OperandData } from '../data/recipe';
import { extentsOf, ravel, unravel, type DimValues } from '../extents';

/** The elements that a kernel for [N,h,w,C] reads where [N,C,h,w] is stored. */
function channelsLast(data: Float32Array, extents: readonly number[]): Float32Array {
  const [N, C, h, w] = extents;
  return data.map((_, ordinal) => {
    const [n, c, i, j] = unravel(ordinal, extents);
    return data[ravel([n, i, j, c], [N, h, w, C])];
  });
}

/** The operands, with some of them read as if their channels came last. */
export const readAsChannelsLast = (
  { operands }: CertifiedFunction,
  data: OperandData,
  dims: DimValues,
  names: readonly string[],
): OperandData => ({
  ...data,
  ...Object.fromEntries(
    operands
      .filter(({ name }) => names.includes(name))
      .map(({ name, shape }) => [name, channelsLast(data[name], extentsOf(shape, dims))]),
  ),
});
