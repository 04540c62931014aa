import { addScaled } from '@gradcert/notation';
import { like, resultOf, withAttributes, withOperands } from '../../mutants/build';
import type { HistoricFault } from '../fault';
import { gradientsOf } from '../gradients';

const STRIDED = [
  'conv-strided',
  'conv-strided-xla',
  'depthwise-strided',
  'depthwise-strided-xla',
  'patchify',
  'downsample',
];

/**
 * The stride of a convolution is the dilation of the kernel, the cotangent, in its weight gradient. Exchanged, the
 * cotangent is as it came and the window moves by the stride; the high padding is what keeps the result's shape.
 */
export default {
  kind: 'rewriting',
  name: 'iree-turbine-1223',
  title: 'the weight gradient of a convolution took strides for dilations and dilations for strides',
  fault: 'index',
  link: 'https://github.com/iree-org/iree-turbine/pull/1223',
  guessed: 'how far the kernel read beyond the image, of which it reads zeros here',
  applies: gradientsOf(STRIDED, 'W'),
  *changes(operation, { producer }) {
    if (operation.kind !== 'convolution') return;
    const [image, kernel] = operation.operands;
    const transposition = producer(kernel);
    const dilation = transposition && producer(transposition.operands[0]);
    if (transposition?.kind !== 'transpose' || dilation?.kind !== 'pad') return;
    const [cotangent] = dilation.operands;
    const { permutation } = transposition.attributes;
    const shape = permutation.map((axis) => cotangent.type.shape[axis]);
    const undilated = like({ type: { ...kernel.type, shape } }, 'transpose', [cotangent], { permutation });
    const { window, dimensionNumbers: numbers } = operation.attributes;
    const exchanged = window.map((axisWindow, axis) => {
      const dimension = numbers.kernelSpatial[axis];
      const stride = dilation.attributes.interior[permutation[dimension]] + 1;
      const [low] = axisWindow.padding;
      const outputs = resultOf(operation).type.shape[numbers.outputSpatial[axis]];
      const reach = addScaled(shape[dimension], addScaled(outputs, 1, -1), stride);
      const high = addScaled(addScaled(reach, image.type.shape[numbers.inputSpatial[axis]], -1), low, -1);
      return { ...axisWindow, stride, padding: [low, high] as const };
    });
    const convolution = withAttributes(operation, { window: exchanged });
    yield { what: '', by: [undilated, withOperands(convolution, [image, resultOf(undilated)])] };
  },
} satisfies HistoricFault;
