import type { DimensionNumbers, Operation } from '@gradcert/stablehlo';
import { withAttributes } from '../build';
import type { RewritingOperator } from '../operator';

const swapped = ([first, second, ...others]: readonly number[]): number[] => [second, first, ...others];

function* numberings(
  numbers: DimensionNumbers,
): Generator<readonly [what: string, numbers: DimensionNumbers]> {
  const { inputBatch, inputFeature, kernelInputFeature, kernelOutputFeature, outputBatch, outputFeature } =
    numbers;
  yield [
    'batch and feature of the input',
    { ...numbers, inputBatch: inputFeature, inputFeature: inputBatch },
  ];
  yield [
    'input and output features of the kernel',
    { ...numbers, kernelInputFeature: kernelOutputFeature, kernelOutputFeature: kernelInputFeature },
  ];
  yield [
    'batch and feature of the output',
    { ...numbers, outputBatch: outputFeature, outputFeature: outputBatch },
  ];
  if (numbers.kernelSpatial.length < 2) return;
  yield ['height and width of the input', { ...numbers, inputSpatial: swapped(numbers.inputSpatial) }];
  yield ['height and width of the kernel', { ...numbers, kernelSpatial: swapped(numbers.kernelSpatial) }];
  yield ['height and width of the output', { ...numbers, outputSpatial: swapped(numbers.outputSpatial) }];
}

/** Well-formed at shapes alone whose swapped extents are equal. */
export default {
  kind: 'rewriting',
  name: 'convolution-axes-swapped',
  title: 'two axes of a convolution were swapped',
  fault: 'index',
  *changes(operation: Operation) {
    if (operation.kind !== 'convolution') return;
    for (const [what, dimensionNumbers] of numberings(operation.attributes.dimensionNumbers))
      yield { what, by: [withAttributes(operation, { dimensionNumbers })] };
  },
} satisfies RewritingOperator;
