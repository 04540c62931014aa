import { affineEquals, formatAffine, type Affine } from '@gradcert/notation';
import { defineOpKind, type Site } from '../op-kind';
import { convolutionAssembly } from '../convolution/assembly';
import { groupExtent } from '../convolution/groups';
import { convolutionMeaning } from '../convolution/meaning';
import { ensure } from '../errors';
import {
  formatType,
  isOne,
  ensureAtLeast,
  ensureAxes,
  ensureExtents,
  ensureLength,
  windowedExtent,
} from '../shapes';

const kind = 'convolution';

function ensureDimensionNumbers({ operands, attributes }: Site<'convolution'>): void {
  const [lhs, rhs] = operands;
  const { dimensionNumbers: numbers, window } = attributes;
  const rank = lhs.shape.length;
  const layouts = {
    'input dimensions': [numbers.inputBatch, numbers.inputFeature, ...numbers.inputSpatial],
    'kernel dimensions': [numbers.kernelInputFeature, numbers.kernelOutputFeature, ...numbers.kernelSpatial],
    'output dimensions': [numbers.outputBatch, numbers.outputFeature, ...numbers.outputSpatial],
  };
  ensure(
    rhs.shape.length === rank && lhs.element === rhs.element,
    () => `${kind}: operand types ${formatType(lhs)} and ${formatType(rhs)} do not fit`,
    'both operands have one rank and one element type',
  );
  for (const [what, layout] of Object.entries(layouts)) {
    ensureLength(kind, what, layout, rank);
    ensureAxes(kind, what, layout, rank);
  }
  ensureLength(kind, 'window', window, rank - 2);
  for (const property of ['stride', 'lhsDilation', 'rhsDilation'] as const) {
    ensureAtLeast(
      kind,
      property,
      window.map((axis) => axis[property]),
      1,
    );
  }
}

export default defineOpKind({
  kind,
  arity: 2,
  infer: (site) => {
    ensureDimensionNumbers(site);
    const [lhs, rhs] = site.operands as [(typeof site.operands)[0], (typeof site.operands)[0]];
    const { dimensionNumbers: numbers, window, featureGroupCount, batchGroupCount } = site.attributes;
    ensure(
      isOne(featureGroupCount) || isOne(batchGroupCount),
      () => `${kind}: both group counts differ from 1`,
      'use one of feature_group_count and batch_group_count',
    );
    const channels = groupExtent(lhs.shape[numbers.inputFeature], featureGroupCount, 'input feature');
    ensure(
      affineEquals(channels, rhs.shape[numbers.kernelInputFeature]),
      () =>
        `${kind}: the input has ${formatAffine(channels)} channels per group, the kernel ` +
        formatAffine(rhs.shape[numbers.kernelInputFeature]),
      'kernel input features = input features / feature_group_count',
    );
    const features = rhs.shape[numbers.kernelOutputFeature];
    groupExtent(features, featureGroupCount, 'kernel output feature');
    groupExtent(features, batchGroupCount, 'kernel output feature');
    const shape: Affine[] = [];
    shape[numbers.outputBatch] = groupExtent(lhs.shape[numbers.inputBatch], batchGroupCount, 'input batch');
    shape[numbers.outputFeature] = features;
    window.forEach((axis, k) => {
      const [extent, kernel] = [lhs.shape[numbers.inputSpatial[k]], rhs.shape[numbers.kernelSpatial[k]]];
      shape[numbers.outputSpatial[k]] = windowedExtent(extent, kernel, axis);
    });
    ensureExtents(kind, shape);
    return { shape, element: site.declared?.element ?? lhs.element };
  },
  assembly: convolutionAssembly,
  meaning: convolutionMeaning,
});
