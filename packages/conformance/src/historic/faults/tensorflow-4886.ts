import everyMaximum from '../../mutants/operators/every-maximum';
import type { HistoricFault } from '../fault';
import { gradientsOf } from '../gradients';

export default {
  ...everyMaximum,
  name: 'tensorflow-4886',
  title:
    'each of several equal maxima received the whole cotangent, where another framework gives it to the first',
  link: 'https://github.com/tensorflow/tensorflow/issues/4886',
  applies: gradientsOf(['max-pool-2x2', 'max-pool-3x3'], 'x'),
} satisfies HistoricFault;
