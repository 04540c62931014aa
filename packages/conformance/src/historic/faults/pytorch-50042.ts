import { extentsOf, unravel } from '../../extents';
import { changedAlong } from '../../mutants/axes';
import type { HistoricFault } from '../fault';
import { gradientsOf } from '../gradients';

const GROUPS = 24;

/** The kernel rows that reach below the image where the padding is the same on both sides. */
const reachesBelow = (row: number, halfKernel: number): boolean => row > halfKernel;

/**
 * With an even height and stride 2 no row of the image lies below the last window, and the kernel takes it that one
 * does, as above the first.
 */
export default {
  kind: 'behaviour',
  name: 'pytorch-50042',
  title: 'the last rows of a depthwise weight gradient of stride 2 missed the last row of the cotangent',
  fault: 'index',
  link: 'https://github.com/pytorch/pytorch/issues/50042',
  guessed:
    'which products are lost, from the one result that is printed; that 24 n groups are concerned, from pull request 54015',
  applies: gradientsOf(['depthwise-strided'], 'W'),
  *misbehaviours(entry) {
    const { shape } = entry.operands[1];
    yield {
      what: '',
      wrap: (kernel) => (operands, dims) => {
        const right = kernel(operands, dims);
        if (dims.C % GROUPS !== 0) return right;
        const withoutLastRow = changedAlong(operands.dy, shape, dims, 'h', (element, row) =>
          row === dims.h - 1 ? 0 : element,
        );
        const wrong = kernel({ ...operands, dy: withoutLastRow }, dims);
        const extents = extentsOf(entry.result.shape, dims);
        return right.map((element, ordinal) =>
          reachesBelow(unravel(ordinal, extents)[2], dims.ph) ? wrong[ordinal] : element,
        );
      },
    };
  },
} satisfies HistoricFault;
