import type { BehaviourOperator } from '../operator';
import { gradientByRule, maximaOf, poolingOf } from '../windows';

export default {
  kind: 'behaviour',
  name: 'every-maximum',
  title: 'each of several equal maxima received the whole cotangent',
  fault: 'choice',
  *misbehaviours(entry) {
    if (!poolingOf(entry)) return;
    yield {
      what: '',
      wrap: () => gradientByRule(entry, (window, x) => ({ elements: maximaOf(window, x), share: 1 })),
    };
  },
} satisfies BehaviourOperator;
