import { bfloat16 } from '@gradcert/notation';
import type { BehaviourOperator } from '../operator';

export default {
  kind: 'behaviour',
  name: 'accumulated-in-bfloat16',
  title: 'every operation rounded to bfloat16',
  fault: 'precision',
  *misbehaviours() {
    yield { what: '', wrap: (_, inAlgebra) => inAlgebra(bfloat16) };
  },
} satisfies BehaviourOperator;
