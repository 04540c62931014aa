import { float16 } from '@gradcert/notation';
import type { BehaviourOperator } from '../operator';

export default {
  kind: 'behaviour',
  name: 'accumulated-in-float16',
  title: 'every operation rounded to float16',
  fault: 'precision',
  *misbehaviours() {
    yield { what: '', wrap: (_, inAlgebra) => inAlgebra(float16) };
  },
} satisfies BehaviourOperator;
