import { narrowed, resultOf, withOperands } from '../../mutants/build';
import type { HistoricFault } from '../fault';
import { gradientsOf } from '../gradients';
import { sumsCotangent } from '../sums';

export default {
  kind: 'rewriting',
  name: 'pytorch-195701',
  title: 'each term of the sums of the backward kernel of batch norm became a half before it was added',
  fault: 'precision',
  link: 'https://github.com/pytorch/pytorch/issues/195701',
  guessed:
    'partial sums stay float32 here, where the fix (pull request 196125) says that they became halfs as well',
  applies: gradientsOf(['batch-norm'], 'gamma', 'beta', 'x'),
  beyondReals: true,
  *changes(operation, place) {
    if (!sumsCotangent(operation, place)) return;
    const [terms, initial] = operation.operands;
    const halfs = narrowed(terms, 'f16');
    yield { what: '', by: [...halfs, withOperands(operation, [resultOf(halfs[1]), initial])] };
  },
} satisfies HistoricFault;
