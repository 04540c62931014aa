/** The same work twice, with other work between. */
import type { DenseArray } from '@gradcert/backends';
import type { CertifiedFunction } from '@gradcert/spec';
import type { OperandData } from './data/recipe';
import { elementCount, extentsOf, type DimValues } from './extents';
import { distinctShape } from './shapes';

/** Other work of the same entry, for what a kernel may keep from one call to the next. */
export function otherWork(entry: CertifiedFunction): {
  readonly dims: DimValues;
  readonly data: OperandData;
} {
  const dims = distinctShape(entry);
  const half = ({ name, shape }: CertifiedFunction['operands'][number]): [string, Float32Array] => [
    name,
    new Float32Array(elementCount(extentsOf(shape, dims))).fill(0.5),
  ];
  return { dims, data: Object.fromEntries(entry.operands.map(half)) };
}

/** Says where two results differ in a bit; undefined where they do not. */
export function changedElement(
  first: Pick<DenseArray, 'data'> | undefined,
  second: Pick<DenseArray, 'data'> | undefined,
): string | undefined {
  if (!first || !second || first.data.length !== second.data.length)
    return 'the second run returned another shape';
  const bits = (data: DenseArray['data']): Uint8Array =>
    new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  const [a, b] = [bits(first.data), bits(second.data)];
  for (let at = 0; at < a.length; at++) {
    if (a[at] !== b[at]) {
      const element = Math.floor((at / a.length) * first.data.length);
      return `element ${String(element)} was ${String(first.data[element])} and on the second run ${String(second.data[element])}`;
    }
  }
  return undefined;
}
