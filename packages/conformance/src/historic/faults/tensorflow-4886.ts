import type { HistoricFault } from '../fault';
import { gradientsOf } from '../gradients';
import { gradientByRule, maximaOf } from '../pooling';

export default {
  kind: 'behaviour',
  name: 'tensorflow-4886',
  title:
    'each of several equal maxima received the whole cotangent, where another framework gives it to the first',
  link: 'https://github.com/tensorflow/tensorflow/issues/4886',
  applies: gradientsOf(['max-pool-2x2', 'max-pool-3x3'], 'x'),
  *misbehaviours(entry) {
    yield {
      what: '',
      wrap: () => gradientByRule(entry, (window, x) => ({ elements: maximaOf(window, x), share: 1 })),
    };
  },
} satisfies HistoricFault;
