import { like, resultOf, withOperands } from '../../mutants/build';
import type { HistoricFault } from '../fault';
import { gradientsOf } from '../gradients';

export default {
  kind: 'rewriting',
  name: 'tensorflow-118701',
  title: 'the variance of batch norm was E[x^2] - E[x]^2, which is negative at a large offset',
  fault: 'precision',
  link: 'https://github.com/tensorflow/tensorflow/issues/118701',
  applies: (entry) => entry.id === 'batch-norm' || gradientsOf(['batch-norm'], 'gamma', 'x')(entry),
  beyondReals: true,
  *changes(operation, { producer }) {
    if (operation.kind !== 'divide') return;
    const [spread, count] = operation.operands;
    const broadcast = producer(spread);
    const sum = broadcast && producer(broadcast.operands[0]);
    const square = sum && producer(sum.operands[0]);
    if (broadcast?.kind !== 'broadcast_in_dim' || sum?.kind !== 'reduce' || square?.kind !== 'multiply')
      return;
    const [centred, again] = square.operands;
    const difference = producer(centred);
    if (centred !== again || difference?.kind !== 'subtract') return;
    const [x, mean] = difference.operands;
    const squares = like(x, 'multiply', [x, x], {});
    const total = withOperands(sum, [resultOf(squares), sum.operands[1]]);
    const ofSquares = like(mean, 'divide', [spread, count], {});
    const squareOfMean = like(mean, 'multiply', [mean, mean], {});
    const variance = like(mean, 'subtract', [resultOf(ofSquares), resultOf(squareOfMean)], {});
    yield { what: '', by: [squares, total, broadcast, ofSquares, squareOfMean, variance] };
  },
} satisfies HistoricFault;
