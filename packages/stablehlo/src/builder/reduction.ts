import { affine, type AffineLike } from '@gradcert/notation';
import { combinerRegion, reducerRegion, type ReducerKind } from '../combiner';
import { constant } from './elementwise';
import { apply, type Tensor } from './tensor';

const reduceBy =
  (kind: ReducerKind, initialValue: number) =>
  (
    operand: Tensor,
    dimensions: readonly number[],
    initial = constant(initialValue, [], operand.element),
  ): Tensor =>
    apply(
      'reduce',
      [operand, initial],
      { dimensions },
      {
        regions: [reducerRegion(kind, operand.element, ['a', 'b', 'c'])],
      },
    );

/** Sum over the given axes; `initial` is a rank-0 zero unless given. */
export const reduceSum = reduceBy('add', 0);

/** Maximum over the given axes; `initial` is a rank-0 -inf unless given. */
export const reduceMax = reduceBy('maximum', -Infinity);

export interface WindowOptions {
  /** Extent of the window along every axis of the operand. */
  readonly window: readonly number[];
  readonly strides: readonly number[];
  /** [low, high] per axis; 0 where absent. */
  readonly padding?: readonly (readonly [low: AffineLike, high: AffineLike])[];
}

const windowPadding = (operand: Tensor, { padding }: WindowOptions) =>
  operand.shape.map((_, axis) => {
    const [low, high] = padding?.[axis] ?? [0, 0];
    return [affine(low), affine(high)] as const;
  });

/** The maximum of each window; padding is -inf. */
export function reduceWindowMax(
  operand: Tensor,
  options: WindowOptions,
  initial = constant(-Infinity, [], operand.element),
): Tensor {
  const ones = operand.shape.map(() => 1);
  const attributes = {
    windowDimensions: options.window,
    windowStrides: options.strides,
    baseDilations: ones,
    windowDilations: ones,
    padding: windowPadding(operand, options),
  };
  const regions = [reducerRegion('maximum', operand.element, ['pa', 'pb', 'pm'])];
  return apply('reduce_window', [operand, initial], attributes, { regions });
}

export interface SelectAndScatterOptions extends WindowOptions {
  /** 'GE' (the default) selects the first maximum of a window, 'GT' the last. */
  readonly select?: 'GE' | 'GT' | 'LE' | 'LT';
}

/** Adds each element of `source` to the place that its window of `operand` selects. */
export function selectAndScatter(
  operand: Tensor,
  source: Tensor,
  options: SelectAndScatterOptions,
  initial = constant(0, [], operand.element),
): Tensor {
  const attributes = {
    windowDimensions: options.window,
    windowStrides: options.strides,
    padding: windowPadding(operand, options),
  };
  const direction = options.select ?? 'GE';
  const regions = [
    combinerRegion('compare', { direction }, operand.element, 'i1', ['sa', 'sb', 'sge']),
    reducerRegion('add', operand.element, ['sc', 'sd', 'ss']),
  ];
  return apply('select_and_scatter', [operand, source, initial], attributes, { regions });
}

/** The sum over each group of replicas. */
export const allReduce = (operand: Tensor, replicaGroups: readonly (readonly number[])[]): Tensor =>
  apply(
    'all_reduce',
    [operand],
    { replicaGroups },
    {
      regions: [reducerRegion('add', operand.element, ['ara', 'arb', 'aradd'])],
    },
  );
