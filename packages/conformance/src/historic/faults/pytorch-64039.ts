import type { HistoricFault } from '../fault';
import { gradientsOf } from '../gradients';
import { readAsChannelsLast } from '../layout';

/** Where the cotangent has its channels last and the input has not, as the fix says (pull request 64100). */
export default {
  kind: 'behaviour',
  name: 'pytorch-64039',
  title: 'the backward kernel of synchronised batch norm read its input in the layout of the cotangent',
  fault: 'index',
  link: 'https://github.com/pytorch/pytorch/issues/64039',
  guessed: 'the statistics, which the forward had saved, are here those of what was read',
  applies: gradientsOf(['batch-norm'], 'gamma', 'x'),
  *misbehaviours(entry) {
    yield {
      what: '',
      wrap: (kernel) => (operands, dims) => kernel(readAsChannelsLast(entry, operands, dims, ['x']), dims),
    };
  },
} satisfies HistoricFault;
