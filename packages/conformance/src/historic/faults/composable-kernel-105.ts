import { extentsOf, unravel } from '../../extents';
import type { HistoricFault } from '../fault';
import { gradientsOf } from '../gradients';

/** What the buffer of the result held, as the example of the issue had filled it. */
const HELD = 5;

export default {
  kind: 'behaviour',
  name: 'composable-kernel-105',
  title: 'the input gradient of a 1x1 convolution of stride 2 did not write what no window reads',
  fault: 'index',
  link: 'https://github.com/ROCm/composable_kernel/issues/105',
  guessed: 'the cause, from the review of the fix (pull request 132), which sets the buffer to zero',
  applies: gradientsOf(['conv-strided'], 'x'),
  *misbehaviours(entry) {
    yield {
      what: '',
      wrap: (kernel) => (operands, dims) => {
        const right = kernel(operands, dims);
        if (dims.ph > 0 || dims.pw > 0) return right;
        const extents = extentsOf(entry.result.shape, dims);
        return right.map((element, ordinal) => {
          const [, , u, v] = unravel(ordinal, extents);
          return u % 2 === 0 && v % 2 === 0 ? element : HELD;
        });
      },
    };
  },
} satisfies HistoricFault;
