/**
 * What a convolution is: out[n, o, s...] = sum over c, p... of lhs[n, c, stride*s + dilation*p - low] * rhs[o, c, p].
 * Groups split the output features (and the input's features or batch) into blocks, each a convolution of its own.
 */
import {
  addScaled,
  bracket,
  constant,
  definition,
  isConstant,
  product,
  scale,
  subtract,
  sum,
  view,
  type Affine,
  type Expression,
  type Range,
  type Statement,
} from '@gradcert/notation';
import type { OperationOf } from '../ir';
import { rounded, type MeaningScope } from '../meaning/scope';
import { isOne } from '../shapes';
import { groupExtent } from './groups';

type Convolution = OperationOf<'convolution'>;

/** What the operands are read at. Entries are by axis; a split axis has two indices. */
interface Reads {
  readonly lhs: Affine[][];
  readonly rhs: Affine[][];
  readonly ranges: Range[];
  readonly factors: Expression[];
}

/** The result's index along an axis; along an axis of extent 1 it is 0, so that nothing needs to know its range. */
const outputIndex = (operation: Convolution, scope: MeaningScope, axis: number): Affine =>
  isOne(operation.results[0].type.shape[axis]) ? constant(0) : scope.index(axis);

/** Indices of the spatial axes. Dilation of the input leaves holes: only positions u*dilation are elements. */
function spatialReads(operation: Convolution, scope: MeaningScope, reads: Reads): void {
  const { dimensionNumbers: numbers, window } = operation.attributes;
  const [lhs, rhs] = [operation.operands[0], operation.operands[1]];
  for (const [k, axis] of window.entries()) {
    const extent = rhs.type.shape[numbers.kernelSpatial[k]];
    const kernel = scope.bound(k, extent, 'p');
    const start = subtract(
      scale(outputIndex(operation, scope, numbers.outputSpatial[k]), axis.stride),
      axis.padding[0],
    );
    const position = addScaled(start, kernel.form, axis.rhsDilation);
    reads.ranges.push(...kernel.ranges);
    reads.rhs[numbers.kernelSpatial[k]] = [
      axis.reversal ? subtract(subtract(extent, 1), kernel.form) : kernel.form,
    ];
    if (axis.lhsDilation === 1) {
      reads.lhs[numbers.inputSpatial[k]] = [position];
      continue;
    }
    const element = scope.bound(k, lhs.type.shape[numbers.inputSpatial[k]], 'u');
    reads.ranges.push(...element.ranges);
    reads.factors.push(bracket('eq', scale(element.form, axis.lhsDilation), position));
    reads.lhs[numbers.inputSpatial[k]] = [element.form];
  }
}

/** The axes that a grouped convolution splits, and the extents within a group. */
interface Grouping {
  readonly groups: Affine;
  readonly lhsAxis: number;
  /** Extent of lhsAxis, and of the output features, within a group. */
  readonly lhsInner: Affine;
  readonly featuresInner: Affine;
}

function groupingOf(operation: Convolution): Grouping | undefined {
  const { dimensionNumbers: numbers, featureGroupCount, batchGroupCount } = operation.attributes;
  const [lhs, rhs] = operation.operands.map(({ type }) => type.shape) as [
    readonly Affine[],
    readonly Affine[],
  ];
  const byBatch = !isOne(batchGroupCount);
  const groups = byBatch ? batchGroupCount : featureGroupCount;
  if (isOne(groups)) return undefined;
  const lhsAxis = byBatch ? numbers.inputBatch : numbers.inputFeature;
  return {
    groups,
    lhsAxis,
    lhsInner: groupExtent(lhs[lhsAxis], groups, 'input'),
    featuresInner: groupExtent(rhs[numbers.kernelOutputFeature], groups, 'kernel output feature'),
  };
}

/** The meaning where groups have several output features: the group is an axis of its own, in views of the operands. */
function splitMeaning(
  operation: Convolution,
  scope: MeaningScope,
  reads: Reads,
  grouping: Grouping,
): Statement[] {
  const { dimensionNumbers: numbers } = operation.attributes;
  const [lhs, rhs] = [operation.operands[0], operation.operands[1]];
  const result = operation.results[0];
  const names = { lhs: scope.fresh('lhs'), rhs: scope.fresh('rhs'), grouped: scope.fresh('grouped') };
  const split = (shape: readonly Affine[], axis: number, inner: Affine): Affine[] =>
    shape.flatMap((extent, k) => (k === axis ? [grouping.groups, inner] : [extent]));
  const lhsShape = split(lhs.type.shape, grouping.lhsAxis, grouping.lhsInner);
  const rhsShape = split(rhs.type.shape, numbers.kernelOutputFeature, grouping.featuresInner);
  // The group's index is one past those of the result's axes, in the place before the feature within the group.
  const group = scope.index(result.type.shape.length);
  reads.lhs[grouping.lhsAxis].unshift(group);
  reads.rhs[numbers.kernelOutputFeature].unshift(group);
  const plain = scope.ranges([
    ...result.type.shape.with(numbers.outputFeature, grouping.featuresInner),
    grouping.groups,
  ]);
  const ranges = plain.slice(0, -1).toSpliced(numbers.outputFeature, 0, plain[plain.length - 1]);
  const body = sum(
    reads.ranges,
    product(
      ...reads.factors,
      { kind: 'read', tensor: names.lhs, indices: reads.lhs.flat(), otherwise: 0 },
      { kind: 'read', tensor: names.rhs, indices: reads.rhs.flat(), otherwise: 0 },
    ),
  );
  return [
    view(names.lhs, scope.name(lhs), lhsShape),
    view(names.rhs, scope.name(rhs), rhsShape),
    definition(names.grouped, ranges, rounded(result.type.element, body)),
    view(scope.name(result), names.grouped, result.type.shape),
  ];
}

export function convolutionMeaning(operation: Convolution, scope: MeaningScope): readonly Statement[] {
  const { dimensionNumbers: numbers } = operation.attributes;
  const [lhs, rhs] = [operation.operands[0], operation.operands[1]];
  const channel = scope.bound(0, rhs.type.shape[numbers.kernelInputFeature], 'c');
  const feature = scope.index(numbers.outputFeature);
  const reads: Reads = { lhs: [], rhs: [], ranges: [...channel.ranges], factors: [] };
  reads.lhs[numbers.inputBatch] = [outputIndex(operation, scope, numbers.outputBatch)];
  reads.lhs[numbers.inputFeature] = [channel.form];
  reads.rhs[numbers.kernelOutputFeature] = [feature];
  reads.rhs[numbers.kernelInputFeature] = [channel.form];
  spatialReads(operation, scope, reads);
  const grouping = groupingOf(operation);
  if (grouping) {
    const isDirect = isOne(grouping.featuresInner) && isConstant(grouping.lhsInner);
    if (!isDirect) return splitMeaning(operation, scope, reads, grouping);
    // One output feature per group: the feature is the group.
    const [inner] = reads.lhs[grouping.lhsAxis];
    reads.lhs[grouping.lhsAxis] = [addScaled(inner, feature, grouping.lhsInner.constant)];
  }
  const factors = [...reads.factors, scope.read(lhs, reads.lhs.flat()), scope.read(rhs, reads.rhs.flat())];
  return [scope.computed(operation, sum(reads.ranges, product(...factors)))];
}
