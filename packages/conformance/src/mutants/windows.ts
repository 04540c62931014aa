/** Gradients of a max-pool by another rule for which elements of a window receive its cotangent. */
import { evaluateAffine } from '@gradcert/notation';
import type { CertifiedFunction } from '@gradcert/spec';
import type { AttributesOf } from '@gradcert/stablehlo';
import { elementCount, extentsOf, ravel, unravel, type DimValues } from '../extents';
import type { Kernel } from './operator';

interface Window {
  /** Ordinals of its elements, in row-major order; what lies in the padding is none. */
  readonly elements: readonly number[];
  /** Does a part of it lie in the padding? */
  readonly padded: boolean;
}

interface Receivers {
  readonly elements: readonly number[];
  /** The part of the cotangent that each of them receives. */
  readonly share: number;
}

/** Which elements of a window receive its cotangent. */
type Rule = (window: Window, x: Float32Array, cotangent: number) => Receivers;

/** The windows of an entry that scatters to the maximum of each; undefined for others. */
export function poolingOf({ module }: CertifiedFunction): AttributesOf<'select_and_scatter'> | undefined {
  for (const operation of module.functions[0].body)
    if (operation.kind === 'select_and_scatter') return operation.attributes;
  return undefined;
}

function windowAt(
  { windowDimensions, windowStrides, padding }: AttributesOf<'select_and_scatter'>,
  output: readonly number[],
  extents: readonly number[],
  dims: DimValues,
): Window {
  const places = Array.from({ length: elementCount(windowDimensions) }, (_, place) =>
    unravel(place, windowDimensions).map(
      (within, axis) => output[axis] * windowStrides[axis] + within - evaluateAffine(padding[axis][0], dims),
    ),
  );
  const inside = places.filter((index) => index.every((at, axis) => at >= 0 && at < extents[axis]));
  return {
    elements: inside.map((index) => ravel(index, extents)),
    padded: inside.length < places.length,
  };
}

/** The elements of a window that are its maximum. */
export function maximaOf({ elements }: Window, x: Float32Array): readonly number[] {
  const maximum = Math.max(...elements.map((element) => x[element]));
  return elements.filter((element) => x[element] === maximum);
}

/**
 * The gradient of an entry's max-pool, by a rule.
 * @param combine what becomes of an element that is scattered to
 * @throws Error for an entry that scatters to no windows
 */
export const gradientByRule =
  (
    entry: CertifiedFunction,
    rule: Rule,
    combine: (before: number, scattered: number) => number = (before, scattered) => before + scattered,
  ): Kernel =>
  ({ x, dy }, dims) => {
    const pooling = poolingOf(entry);
    if (!pooling) throw new Error(`${entry.id} scatters to no windows`);
    const [extents, outputs] = entry.operands.map(({ shape }) => extentsOf(shape, dims));
    const dx = new Float32Array(x.length);
    for (const [ordinal, cotangent] of dy.entries()) {
      const window = windowAt(pooling, unravel(ordinal, outputs), extents, dims);
      const { elements, share } = rule(window, x, cotangent);
      for (const element of elements) dx[element] = combine(dx[element], cotangent * share);
    }
    return dx;
  };
