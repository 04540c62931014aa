import { addScaled } from '@gradcert/notation';
import { withAttributes } from '../build';
import type { RewritingOperator } from '../operator';

/** The high padding is what keeps the result's shape. */
export default {
  kind: 'rewriting',
  name: 'stride-as-dilation',
  title: 'the stride of an axis was taken for the dilation of the kernel',
  fault: 'index',
  *changes(operation) {
    if (operation.kind !== 'convolution') return;
    const { window, dimensionNumbers: numbers } = operation.attributes;
    const [lhs, rhs] = operation.operands;
    for (const [axis, { stride, rhsDilation, lhsDilation, padding }] of window.entries()) {
      if (stride === 1 || rhsDilation !== 1 || lhsDilation !== 1) continue;
      const input = lhs.type.shape[numbers.inputSpatial[axis]];
      const kernel = rhs.type.shape[numbers.kernelSpatial[axis]];
      const output = operation.results[0].type.shape[numbers.outputSpatial[axis]];
      const covered = addScaled(
        addScaled(output, addScaled(kernel, 1, -1), stride),
        addScaled(input, padding[0], 1),
        -1,
      );
      const axisWindow = {
        ...window[axis],
        stride: 1,
        rhsDilation: stride,
        padding: [padding[0], covered] as const,
      };
      yield {
        what: `axis ${String(axis)}`,
        by: [withAttributes(operation, { window: window.with(axis, axisWindow) })],
      };
    }
  },
} satisfies RewritingOperator;
