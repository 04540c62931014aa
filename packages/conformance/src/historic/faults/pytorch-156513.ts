import { bfloat16 } from '@gradcert/notation';
import type { HistoricFault } from '../fault';
import { gradientsOf } from '../gradients';

export default {
  kind: 'behaviour',
  name: 'pytorch-156513',
  title: 'the gradients of batch norm on bfloat16 data were 5% off those of two other implementations',
  fault: 'precision',
  link: 'https://github.com/pytorch/pytorch/issues/156513',
  guessed: 'the cause, of which the issue has none: here every operation is rounded to bfloat16',
  applies: gradientsOf(['batch-norm'], 'gamma', 'beta', 'x'),
  *misbehaviours() {
    yield { what: '', wrap: (_, inAlgebra) => inAlgebra(bfloat16) };
  },
} satisfies HistoricFault;
