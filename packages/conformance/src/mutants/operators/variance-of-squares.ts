import { like, resultOf } from '../build';
import type { RewritingOperator } from '../operator';

/** (x - m)^2 as x^2 - m^2: the same sum where m is the mean of x, and no digit left where m is large. */
export default {
  kind: 'rewriting',
  name: 'variance-of-squares',
  title: 'a variance was E[x^2] - E[x]^2',
  fault: 'precision',
  beyondReals: true,
  *changes(operation, { producer }) {
    const [left, right] = operation.operands;
    if (operation.kind !== 'multiply' || left !== right) return;
    const difference = producer(left);
    if (difference?.kind !== 'subtract') return;
    const squares = difference.operands.map((value) => like(value, 'multiply', [value, value], {}));
    yield { what: '', by: [...squares, like(left, 'subtract', squares.map(resultOf), {})] };
  },
} satisfies RewritingOperator;
