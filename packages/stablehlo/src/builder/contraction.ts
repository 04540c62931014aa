import { affine, type AffineLike } from '@gradcert/notation';
import type { DimensionNumbers, ElementType } from '../ir';
import { apply, type Tensor } from './tensor';

export interface ConvolutionOptions {
  /** One entry per spatial axis; 1 where absent. */
  readonly stride?: readonly number[];
  /** [low, high] per spatial axis; 0 where absent. */
  readonly padding?: readonly (readonly [low: AffineLike, high: AffineLike])[];
  readonly lhsDilation?: readonly number[];
  readonly rhsDilation?: readonly number[];
  readonly featureGroupCount?: AffineLike;
  readonly batchGroupCount?: AffineLike;
  /** [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1] (for two spatial axes) unless given. */
  readonly dimensionNumbers?: DimensionNumbers;
  readonly precision?: readonly string[];
  /** Element type of the result; that of the operands unless given. */
  readonly element?: ElementType;
}

/** Batch, features, then the spatial axes; the kernel has output features first. */
export function defaultDimensionNumbers(rank: number): DimensionNumbers {
  const spatial = Array.from({ length: Math.max(rank - 2, 0) }, (_, k) => k + 2);
  return {
    inputBatch: 0,
    inputFeature: 1,
    inputSpatial: spatial,
    kernelOutputFeature: 0,
    kernelInputFeature: 1,
    kernelSpatial: spatial,
    outputBatch: 0,
    outputFeature: 1,
    outputSpatial: spatial,
  };
}

/** The convolution (a correlation: the kernel is not reversed) of lhs by the kernel rhs. */
export function convolution(lhs: Tensor, rhs: Tensor, options: ConvolutionOptions = {}): Tensor {
  const dimensionNumbers = options.dimensionNumbers ?? defaultDimensionNumbers(lhs.rank);
  const window = dimensionNumbers.inputSpatial.map((_, axis) => {
    const [low, high] = options.padding?.[axis] ?? [0, 0];
    return {
      stride: options.stride?.[axis] ?? 1,
      padding: [affine(low), affine(high)] as const,
      lhsDilation: options.lhsDilation?.[axis] ?? 1,
      rhsDilation: options.rhsDilation?.[axis] ?? 1,
      reversal: false,
    };
  });
  const attributes = {
    dimensionNumbers,
    window,
    featureGroupCount: affine(options.featureGroupCount ?? 1),
    batchGroupCount: affine(options.batchGroupCount ?? 1),
    precision: options.precision,
  };
  const declared = options.element && { shape: [], element: options.element };
  return apply('convolution', [lhs, rhs], attributes, { declared });
}

export interface DotGeneralOptions {
  /** Axes of lhs and of rhs that are summed over, in pairs. */
  readonly contracting: readonly [lhs: readonly number[], rhs: readonly number[]];
  /** Axes of lhs and of rhs that stay and go together, in pairs. */
  readonly batching?: readonly [lhs: readonly number[], rhs: readonly number[]];
  /** Element type of the result; that of the operands unless given. */
  readonly element?: ElementType;
}

/** The result has the batching axes, the free axes of lhs, the free axes of rhs. */
export function dotGeneral(lhs: Tensor, rhs: Tensor, options: DotGeneralOptions): Tensor {
  const [lhsContracting, rhsContracting] = options.contracting;
  const [lhsBatching, rhsBatching] = options.batching ?? [[], []];
  const attributes = {
    lhsBatching,
    rhsBatching,
    lhsContracting,
    rhsContracting,
    precision: ['DEFAULT', 'DEFAULT'],
  };
  const declared = options.element && { shape: [], element: options.element };
  return apply('dot_general', [lhs, rhs], attributes, { declared });
}
