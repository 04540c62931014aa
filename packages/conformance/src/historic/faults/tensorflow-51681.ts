import maximumShared from '../../mutants/operators/maximum-shared';
import type { HistoricFault } from '../fault';
import { gradientsOf } from '../gradients';

export default {
  ...maximumShared,
  name: 'tensorflow-51681',
  title: 'equal maxima shared the cotangent, where another framework gives it to each',
  link: 'https://github.com/tensorflow/tensorflow/issues/51681',
  guessed: 'that a max-pool does it: the issue is about a maximum over an axis',
  applies: gradientsOf(['max-pool-2x2', 'max-pool-3x3'], 'x'),
} satisfies HistoricFault;
