import { narrowed, resultOf, withOperands } from '../../mutants/build';
import type { HistoricFault } from '../fault';
import { gradientsOf } from '../gradients';
import { sumsCotangent } from '../sums';

export default {
  kind: 'rewriting',
  name: 'pytorch-147303',
  title: 'the sums of the backward kernel of batch norm were halfs, which end at 65504',
  fault: 'precision',
  link: 'https://github.com/pytorch/pytorch/pull/147353',
  guessed:
    'the issue was not found, only its fix; terms and totals are rounded, partial sums stay float32 here',
  applies: gradientsOf(['batch-norm'], 'gamma', 'beta', 'x'),
  beyondReals: true,
  *changes(operation, place) {
    if (!sumsCotangent(operation, place)) return;
    const [terms, initial] = operation.operands;
    const halfs = narrowed(terms, 'f16');
    const sum = withOperands(operation, [resultOf(halfs[1]), initial]);
    yield { what: '', by: [...halfs, sum, ...narrowed(resultOf(sum), 'f16')] };
  },
} satisfies HistoricFault;
