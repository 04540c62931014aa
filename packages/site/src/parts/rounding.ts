/** How each op of an emitted module enters the tolerance: the words and formulae of a page's table. */
import { constant, formatAffine, type Affine } from '@gradcert/notation';
import type { Operation, OperationOf } from '@gradcert/stablehlo';

/** What an op adds to the bound of its result, beside what its operands carry. */
export type Rounding =
  /** Moves or selects data, or is exact. */
  | { readonly kind: 'none' }
  /** One rounding of the result. */
  | { readonly kind: 'unit' }
  /** A literal that float32 does not hold. */
  | { readonly kind: 'literal' }
  /** A sum of n terms, n being the product of the factors, in whatever order. */
  | { readonly kind: 'contraction'; readonly factors: readonly Affine[] }
  /** A function that the backend's standard promises to some units in the last place. */
  | { readonly kind: 'function'; readonly name: string }
  /** One rounding to a shorter mantissa of so many bits. */
  | { readonly kind: 'conversion'; readonly bits: number };

const NONE: Rounding = { kind: 'none' };
const UNIT: Rounding = { kind: 'unit' };

export function roundingOf(operation: Operation): Rounding {
  switch (operation.kind) {
    case 'constant':
      return isExact(operation) ? NONE : { kind: 'literal' };
    case 'convolution':
      return { kind: 'contraction', factors: termsOfConvolution(operation) };
    case 'dot_general':
      return {
        kind: 'contraction',
        factors: extents(operation.operands[0], operation.attributes.lhsContracting),
      };
    case 'reduce':
      return adds(operation)
        ? { kind: 'contraction', factors: extents(operation.operands[0], operation.attributes.dimensions) }
        : NONE;
    case 'reduce_window':
      return adds(operation)
        ? {
            kind: 'contraction',
            factors: operation.attributes.windowDimensions.map((size) => constant(size)),
          }
        : NONE;
    case 'select_and_scatter':
      return overlap(operation);
    case 'all_reduce':
      return { kind: 'contraction', factors: [constant(operation.attributes.replicaGroups[0]?.length ?? 1)] };
    case 'add':
    case 'subtract':
    case 'multiply':
      return operation.results[0]?.type.element === 'i1' ? NONE : UNIT;
    case 'divide':
    case 'sqrt':
    case 'rsqrt':
    case 'exponential':
    case 'log':
    case 'logistic':
    case 'tanh':
      return { kind: 'function', name: operation.kind };
    case 'convert':
      return conversion(operation);
    case 'abs':
    case 'and':
    case 'broadcast_in_dim':
    case 'compare':
    case 'concatenate':
    case 'maximum':
    case 'minimum':
    case 'negate':
    case 'not':
    case 'or':
    case 'pad':
    case 'reshape':
    case 'reverse':
    case 'select':
    case 'slice':
    case 'transpose':
      return NONE;
    default:
      return operation satisfies never;
  }
}

/** A literal is exact where float32 holds it; a count such as N*h*w is a whole number. */
function isExact({ attributes: { value } }: OperationOf<'constant'>): boolean {
  if (typeof value === 'number') return Object.is(Math.fround(value), value) || Number.isNaN(value);
  return Array.isArray(value) ? value.every((one: number) => Math.fround(one) === one) : true;
}

/** One term per element of a kernel that one output feature sees. */
function termsOfConvolution({ operands, attributes }: OperationOf<'convolution'>): readonly Affine[] {
  const { kernelInputFeature, kernelSpatial } = attributes.dimensionNumbers;
  return extents(operands[1], [kernelInputFeature, ...kernelSpatial]);
}

/** Windows that do not overlap scatter one value each; others add as many as overlap. */
function overlap({ attributes }: OperationOf<'select_and_scatter'>): Rounding {
  const { windowDimensions, windowStrides } = attributes;
  const counts = windowDimensions.map((size, axis) => Math.ceil(size / (windowStrides[axis] ?? 1)));
  const factors = counts.filter((count) => count > 1).map((count) => constant(count));
  return factors.length === 0 ? NONE : { kind: 'contraction', factors };
}

const adds = (operation: Operation): boolean =>
  operation.regions.some(({ body }) => body.some(({ kind }) => kind === 'add'));

function conversion({ results }: OperationOf<'convert'>): Rounding {
  const element = results[0]?.type.element;
  if (element === 'bf16') return { kind: 'conversion', bits: 8 };
  return element === 'f16' ? { kind: 'conversion', bits: 11 } : NONE;
}

function extents(
  value: Operation['operands'][number] | undefined,
  axes: readonly number[],
): readonly Affine[] {
  return axes.map((axis) => value?.type.shape[axis] ?? constant(1));
}

/** The product as a reader writes it: `N·h·w`. */
export const productText = (factors: readonly Affine[]): string =>
  factors
    .map((factor) => formatAffine(factor))
    .map((text) => (/[+-]/.test(text) ? `(${text})` : text))
    .join('·') || '1';
