/** Axes of operands and results by the dim that is their extent, for kernels that go wrong along one of them. */
import { isConstant, type Affine } from '@gradcert/notation';
import type { CertifiedFunction } from '@gradcert/spec';
import type { OperandData } from '../data/recipe';
import { extentsOf, type DimValues } from '../extents';

/** The dim that an extent is, alone; undefined for sums, multiples and numbers. */
function dimOf(extent: Affine): string | undefined {
  const [[name, coefficient] = ['', 0], ...others] = Object.entries(extent.terms);
  return !isConstant(extent) && others.length === 0 && coefficient === 1 && extent.constant === 0
    ? name
    : undefined;
}

/** Dims that are an axis of some operand, in the entry's order. */
export const operandDims = ({ dims, operands }: CertifiedFunction): string[] =>
  Object.keys(dims).filter((dim) =>
    operands.some(({ shape }) => shape.some((extent) => dimOf(extent) === dim)),
  );

/** Dims that are an axis of the result. */
export const resultDims = ({ dims, result }: CertifiedFunction): string[] =>
  Object.keys(dims).filter((dim) => result.shape.some((extent) => dimOf(extent) === dim));

/**
 * A copy of row-major data in which `change` has replaced elements.
 * @param change what stands at an ordinal, given the index along every axis that the dim is
 */
export function changedAlong(
  data: Float32Array,
  shape: readonly Affine[],
  dims: DimValues,
  dim: string,
  change: (element: number, index: number, at: (index: number) => number) => number,
): Float32Array {
  const extents = extentsOf(shape, dims);
  const axis = shape.findIndex((extent) => dimOf(extent) === dim);
  if (axis < 0) return data;
  const step = extents.slice(axis + 1).reduce((a, b) => a * b, 1);
  return data.map((element, ordinal) => {
    const index = Math.floor(ordinal / step) % extents[axis];
    return change(element, index, (other) => data[ordinal + (other - index) * step]);
  });
}

/** The same of every operand. */
export const operandsChangedAlong = (
  { operands }: CertifiedFunction,
  data: OperandData,
  dims: DimValues,
  dim: string,
  change: (element: number, index: number, at: (index: number) => number) => number,
): OperandData =>
  Object.fromEntries(
    operands.map(({ name, shape }) => [name, changedAlong(data[name], shape, dims, dim, change)]),
  );
