import type { BehaviourOperator } from '../operator';
import { gradientByRule, maximaOf, poolingOf } from '../windows';

export default {
  kind: 'behaviour',
  name: 'maximum-shared',
  title: 'several equal maxima received equal parts of the cotangent',
  fault: 'choice',
  *misbehaviours(entry) {
    if (!poolingOf(entry)) return;
    yield {
      what: '',
      wrap: () =>
        gradientByRule(entry, (window, x) => {
          const elements = maximaOf(window, x);
          return { elements, share: 1 / elements.length };
        }),
    };
  },
} satisfies BehaviourOperator;
